import Check from '~icons/lucide/check';
import X from '~icons/lucide/x';
import { DescriptionList, PanelCard } from './PanelCard';

function Tags({ label, tags, isWanted }: { label: string; tags: readonly string[]; isWanted: boolean }) {
  const TagIcon = isWanted ? Check : X;
  return (
    <div className="grid gap-2">
      <h3 className="text-lg">{label}</h3>
      <ul className="flex flex-wrap gap-2">
        {tags.map((tag) => (
          <li
            key={tag}
            className={`flex items-center gap-1.5 rounded-full px-3.5 py-1 font-semibold ${isWanted ? 'bg-basil-wash text-basil-ink' : 'bg-tomato-wash text-tomato-ink'}`}
          >
            <TagIcon aria-hidden="true" className="size-4" strokeWidth={3} />
            {tag}
          </li>
        ))}
      </ul>
    </div>
  );
}

export function PreferencesPanel() {
  return (
    <div className="grid gap-6 md:grid-cols-2">
      <PanelCard title="What you eat">
        <Tags label="You like" isWanted tags={['Mediterranean', 'Seasonal', 'Quick and easy']} />
        <Tags label="You avoid" isWanted={false} tags={['Shellfish', 'Peanuts', 'Coriander']} />
      </PanelCard>
      <PanelCard title="Your goals">
        <DescriptionList
          items={{
            Diet: 'Mediterranean',
            Activity: 'Moderately active',
            'Cooking for': 'Enjoyment',
            Goal: 'Balanced diet',
            'Least favourite': 'Greasy food',
          }}
        />
      </PanelCard>
    </div>
  );
}
