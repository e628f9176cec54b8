import { Card } from '../components/Card';

/** Most cooked first. */
const ranking = [
  { title: 'Tomato rice with a fried egg', type: 'Budget Meals', cooked: 14 },
  { title: 'Lemon chickpea stew', type: 'Healthy Bites', cooked: 11 },
  { title: 'Courgette and feta fritters', type: 'Street Eats', cooked: 8 },
  { title: 'Mushroom pearl barley', type: 'Gourmet Touch', cooked: 5 },
  { title: 'Orange and almond cake', type: 'Sweet Treats', cooked: 3 },
] as const;

const most = ranking[0].cooked;

/** Sample: the recipes that come back to the table most often. */
export function RankingPanel() {
  return (
    <Card title="Back on the table most often" sample>
      <ol className="grid gap-5">
        {ranking.map(({ title, type, cooked }, index) => (
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
                <span className="ml-2.5 text-sm text-soft">{type}</span>
              </span>
              <span className="text-soft tabular-nums">cooked {cooked} times</span>
            </p>
            <span aria-hidden="true" className="mt-1.5 block h-3 rounded-full bg-sunken">
              <span
                className={`block h-full rounded-full ${index === 0 ? 'bg-saffron' : 'bg-saffron/55'}`}
                style={{ width: `${(100 * cooked) / most}%` }}
              />
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
