import { Card, Facts } from './Card';

const badges = [
  { name: 'First pot of rice', when: 'not even burnt' },
  { name: 'Ten dinners', when: 'ten clean plates' },
  { name: 'Fearless folder', when: 'one soufflé, still standing' },
] as const;

/** Sample: who cooks here. */
export function ProfilePanel() {
  return (
    <div className="grid gap-6 md:grid-cols-[3fr_2fr]">
      <Card title="Lucía, home cook" sample>
        <div className="flex items-center gap-5">
          <span
            aria-hidden="true"
            className="grid size-20 shrink-0 place-items-center rounded-full bg-tomato-wash font-display text-4xl font-semibold text-tomato-ink"
          >
            L
          </span>
          <p className="font-display text-xl text-soft italic">
            “I measure with my eyes and apologise later.”
          </p>
        </div>
        <Facts
          facts={[
            ['Age', '34'],
            ['Lives in', 'Western Europe'],
            ['Kitchen tools', 'Intermediate'],
            ['Skill', 'Junior'],
            ['Recipes so far', '27'],
          ]}
        />
      </Card>
      <Card title="Milestones" sample>
        <ul className="grid gap-3">
          {badges.map(({ name, when }) => (
            <li key={name} className="rounded-xl bg-saffron-wash px-4 py-3 odd:-rotate-1 even:rotate-1">
              <p className="font-display text-lg font-semibold">{name}</p>
              <p className="text-sm text-soft">{when}</p>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}
