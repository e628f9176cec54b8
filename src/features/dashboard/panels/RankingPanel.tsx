import type { ThemeName } from '@/request/themes';
import { PanelCard } from './PanelCard';

/** One dish per theme, most cooked first. */
const sampleDishes = {
  'Budget Meals': { title: 'Tomato rice with a fried egg', timesCooked: 14 },
  'Healthy Bites': { title: 'Lemon chickpea stew', timesCooked: 11 },
  'Street Eats': { title: 'Courgette and feta fritters', timesCooked: 8 },
  'Gourmet Touch': { title: 'Mushroom pearl barley', timesCooked: 5 },
  'Sweet Treats': { title: 'Orange and almond cake', timesCooked: 3 },
} satisfies Partial<Record<ThemeName, { title: string; timesCooked: number }>>;

const ranking = Object.entries(sampleDishes).map(([type, dish]) => ({ type, ...dish }));
const maxTimesCooked = Math.max(...ranking.map(({ timesCooked }) => timesCooked));

export function RankingPanel() {
  return (
    <PanelCard title="Cooked most often">
      <ol className="grid gap-5">
        {ranking.map(({ title, type, timesCooked }, index) => (
          <li key={title} className="grid grid-cols-[2.25rem_1fr] items-center gap-x-3">
            <span
              aria-hidden="true"
              className="row-span-2 self-start font-display text-3xl leading-none font-semibold text-tomato-ink tabular-nums"
            >
              {index + 1}
            </span>
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span>
                <strong className="font-display text-xl font-semibold">{title}</strong>
                <span className="block text-sm text-soft">{type}</span>
              </span>
              <span className="text-soft tabular-nums">cooked {timesCooked} times</span>
            </p>
            <span aria-hidden="true" className="mt-1.5 block h-3 rounded-full bg-sunken">
              <span
                className={`block h-full rounded-full ${index === 0 ? 'bg-saffron' : 'bg-saffron/55'}`}
                style={{ width: `${(100 * timesCooked) / maxTimesCooked}%` }}
              />
            </span>
          </li>
        ))}
      </ol>
    </PanelCard>
  );
}
