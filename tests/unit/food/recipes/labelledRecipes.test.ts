import { describe, expect, it } from 'vitest';
import { checkAgainstProfile, type Hit } from '@/food/check/checkAgainstProfile';
import { findFoodsInRecipe } from '@/food/check/recipeFoods';
import { fold } from '@/food/text/tokenize';
import { englishRecipes } from './englishRecipes';
import { modelRecipes } from './modelRecipes';
import { type LabelledRecipe, labelledDiets, labelledValues } from './readRecipes';
import { spanishRecipes } from './spanishRecipes';

interface Score {
  right: number;
  missed: number;
  wrong: number;
  misplaced: number;
  mistakes: string[];
}

/** Returns the hits of certain conflicts, by profile value. */
function certainHitsByValue(recipe: LabelledRecipe): Map<string, Hit[]> {
  const read = findFoodsInRecipe(recipe);
  const profiles = [{ intolerances: labelledValues }, ...labelledDiets.map((diet) => ({ diet }))];
  const sure = profiles
    .flatMap((profile) => checkAgainstProfile(recipe, profile, read).hits)
    .filter(({ certainty }) => certainty === 'contains');
  const byValue = new Map<string, Hit[]>();
  for (const hit of sure) byValue.set(hit.value, [...(byValue.get(hit.value) ?? []), hit]);
  return byValue;
}

const formatHits = (hits: readonly Hit[]) =>
  [...new Set(hits.map(({ source, word }) => `${word} (${source})`))].join(', ');

function scoreRecipes(recipes: readonly LabelledRecipe[]): Score {
  const score: Score = { right: 0, missed: 0, wrong: 0, misplaced: 0, mistakes: [] };
  for (const recipe of recipes) {
    const met = certainHitsByValue(recipe);
    const mistake = (text: string) => score.mistakes.push(`${recipe.title.text}: ${text}`);
    for (const value of labelledValues) {
      const hits = met.get(value) ?? [];
      const words = recipe.contains.get(value);
      if (words && hits.length > 0) {
        score.right += 1;
        if (!hits.some(({ word }) => words.some((one) => fold(word).includes(fold(one))))) {
          score.misplaced += 1;
          mistake(`${value} by ${formatHits(hits)}`);
        }
      } else if (words) {
        score.missed += 1;
        mistake(`${value} missed`);
      } else if (hits.length > 0 && !recipe.possible.has(value)) {
        score.wrong += 1;
        mistake(`no ${value}: ${formatHits(hits)}`);
      }
    }
  }
  return score;
}

const recallOf = ({ right, missed }: Score) => right / (right + missed);
const precisionOf = ({ right, wrong }: Score) => right / (right + wrong);

const tables = { English: englishRecipes, Spanish: spanishRecipes, messy: modelRecipes };

describe('the labelled recipes', () => {
  it('are enough to measure, each once', () => {
    const titles = Object.values(tables).flatMap((recipes) => recipes.map(({ title }) => title.text));
    expect(titles.length).toBeGreaterThanOrEqual(25);
    expect(new Set(titles).size).toBe(titles.length);
  });

  it('have their conflicts found, with few false ones', () => {
    for (const [name, recipes] of [
      ...Object.entries(tables),
      ['all', Object.values(tables).flat()] as const,
    ]) {
      const score = scoreRecipes(recipes);
      const figures = `recall ${recallOf(score).toFixed(4)}, precision ${precisionOf(score).toFixed(4)}`;
      const mistakes = name === 'all' ? [] : score.mistakes;
      process.stdout.write(
        `${[`${recipes.length} recipes (${name}): ${figures}`, ...mistakes].join('\n  ')}\n`,
      );
      if (name !== 'all') continue;

      expect(recallOf(score)).toBeGreaterThanOrEqual(0.985);
      expect(precisionOf(score)).toBeGreaterThanOrEqual(0.975);
      expect(score.misplaced).toBe(0);
    }
  });
});
