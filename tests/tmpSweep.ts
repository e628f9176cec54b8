import { writeFileSync } from 'node:fs';
import { composeDish } from '@/kitchen/composeDish';
import { allDishes } from '@/kitchen/cookbook/allDishes';
import { listIngredients } from '@/kitchen/cookbook/dish';
import { conflictsWithProfile } from '@/food/rules/restrictions';
import { checkConsistency } from '@/recipe/consistency/checkConsistency';
import { parseRecipeTexts } from './support/parseRecipeTexts';
const profiles: Record<string, any> = {
  none: null,
  Kosher: { diet: 'Kosher' }, Halal: { diet: 'Halal' }, Vegan: { diet: 'Vegan' }, Vegetarian: { diet: 'Vegetarian' },
  Milk: { intolerances: ['Milk'] }, Lactose: { intolerances: ['Lactose'] }, Gluten: { intolerances: ['Gluten'] }, Eggs: { intolerances: ['Eggs'] },
  Nuts: { intolerances: ['Nuts','TreeNuts','Peanuts'] }, Soy: { intolerances: ['Soy'] }, Pregnancy: { healthConditions: ['Pregnancy'] },
  Pork: { avoidIngredients: ['Pork'] }, RedMeat: { avoidIngredients: ['RedMeat'] }, Pescatarian: { diet: 'Pescatarian' }, Shellfish: {intolerances: ['Shellfish']}, Fish: {intolerances:['Fish']},
  FODMAP: { diet: 'LowFODMAP' }, Keto: { diet: 'Keto' }, Paleo: { diet: 'Paleo' },Sulfites:{intolerances:['Sulfites']},Nightshades:{intolerances:['Nightshades']},
};
export async function main(args: string[]) {
  const only = args[0] ? args[0].split(',') : Object.keys(profiles);
  const out: string[] = [];
  const started = Date.now();
  let n = 0;
  const all: any[] = [];
  for (const dish of allDishes) {
    const max = Math.max(1, ...dish.needs.map(({ alternatives }) => alternatives.length));
    for (let a = Number(args[3] ?? 0); a < Math.min(max, Number(args[1] ?? 3)); a++) {
      const own = dish.needs.map(({ alternatives }) => (alternatives[a] ?? alternatives[0])!.name);
      const slots = dish.welcomes.flatMap(({ foods }) => foods.slice(a, a + (a === 1 ? 2 : 1)));
      const opt = a === 0 ? listIngredients(dish).flatMap(({ name, isOptional, slot }) => isOptional && slot === null ? [name] : []) : [];
      let base: any = null;
      for (const rule of ['none', ...only]) {
        if (base && rule !== 'Pregnancy' && ![...base.plan.list, ...base.plan.sides].some(({ ingredient }: any) => ingredient && conflictsWithProfile(ingredient, profiles[rule]).length > 0)) continue;
        const request: any = { ingredientes: [...own, ...slots, ...opt].join(', '), tiempoCoccion: String(dish.time), diners: dish.servings, tipoReceta: 'Default Recipe', tipoComida: 'Dinner', necesidadesDiners: '' };
        n++;
        const c = composeDish(request, profiles[rule], 1, [dish]);
        if (rule === 'none') base = c;
        if (c.plan.dish.id !== dish.id) continue;
        all.push({ id: dish.id, rule, a, basket: request.ingredientes, title: c.title, ingredients: c.ingredients, description: c.description, minutes: c.plan.minutes, diners: c.plan.diners });
        const report = checkConsistency({ ...parseRecipeTexts(c), tiempoCoccion: c.plan.minutes, diners: c.plan.diners }, null);
        for (const f of report.findings) out.push(`${dish.id}\t${f.kind}\t${f.summary}\t${rule}\t${a}\t${request.ingredientes}`);
      }
    }
  }
  writeFileSync(`/tmp/claims/findings${args[2]}.tsv`, out.join('\n'));
  writeFileSync(`/tmp/claims/all${args[2]}.jsonl`, all.map((x) => JSON.stringify(x)).join('\n'));
  console.log(n, all.length, out.length, (Date.now() - started) / 1000, 's');
  return 0;
}
