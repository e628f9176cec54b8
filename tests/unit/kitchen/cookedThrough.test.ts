import { describe, expect, it } from 'vitest';
import { underdone } from '@/food/rules/doneness';
import { servesRawCured } from '@/food/rules/eatenCooked';
import { composeDish } from '@/kitchen/composeDish';
import { allDishes } from '@/kitchen/cookbook/allDishes';

describe('a dish for a pregnant woman', () => {
  it.each(allDishes.map((dish) => [dish.id, dish] as const))(
    'has no soft egg and no pink meat or fish: %s',
    (_, dish) => {
      const { description } = composeDish(
        {
          ingredientes: dish.needs.map(({ alternatives: [first] }) => first.name).join(', '),
          tiempoCoccion: String(dish.time),
          diners: 2,
          tipoComida: 'Dinner',
          tipoReceta: '',
          necesidadesDiners: 'estoy embarazada',
        },
        null,
        1,
        [dish],
      );
      expect(description).not.toMatch(underdone);
      expect(description).not.toMatch(/\brosy\b|\b[45]\d °C/);
    },
  );

  it.each([
    'pan, tomate, jamón ibérico',
    'salami, bread, cheese, lettuce',
    'pizza dough, mozzarella, serrano ham',
    // Else ham with melon, a salad of figs and a ploughman’s lunch.
    'jamón serrano, melón',
    'figs, prosciutto, goat cheese',
    'salami, olives, cheese, crackers',
  ])('has no cured meat that stays uncooked: %s', (ingredientes) => {
    const composed = composeDish(
      {
        ingredientes,
        tiempoCoccion: '20',
        diners: 2,
        tipoComida: 'Dinner',
        tipoReceta: '',
        necesidadesDiners: 'estoy embarazada',
      },
      null,
      1,
      allDishes,
    );
    const { list, finish, sides } = composed.plan;
    expect(servesRawCured([...list, ...finish, ...sides], composed.description)).toBe(false);
    expect(composed.description).not.toMatch(/in folds beside it|Lay the serrano ham on top/);
    expect(composed.description).toMatch(/\b(?:fry|bake|grill|boil|simmer)/i);
    expect(composed.title).not.toMatch(/melón con jamón|fig and prosciutto salad|ploughman/i);
  });
});
