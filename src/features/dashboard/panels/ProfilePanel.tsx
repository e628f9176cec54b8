import { DescriptionList, PanelCard } from './PanelCard';

export function ProfilePanel() {
  return (
    <PanelCard title="Lucía, home cook">
      <div className="grid items-start gap-4 md:grid-cols-2 md:gap-12">
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
        <DescriptionList
          items={{
            Age: '34',
            'Lives in': 'Western Europe',
            'Kitchen tools': 'Intermediate',
            Skill: 'Junior',
            'Recipes so far': '27',
          }}
        />
      </div>
    </PanelCard>
  );
}
