import { Link, useSearchParams } from 'react-router-dom';
import { paths } from '@/config/paths';
import { Alert } from '@/ui/Alert';
import { buttonClass } from '@/ui/Button';
import { type Tab, Tabs } from '@/ui/Tabs';
import SlidersHorizontal from '~icons/lucide/sliders-horizontal';
import { AccountPanel } from '../panels/AccountPanel';
import { PreferencesPanel } from '../panels/PreferencesPanel';
import { ProfilePanel } from '../panels/ProfilePanel';
import { RankingPanel } from '../panels/RankingPanel';
import { ShoppingListPanel } from '../panels/ShoppingListPanel';
import { SupportPanel } from '../panels/SupportPanel';

const tabs = [
  { id: 'profile', label: 'Profile', content: <ProfilePanel /> },
  { id: 'preferences', label: 'Preferences', content: <PreferencesPanel /> },
  { id: 'shopping-list', label: 'Shopping List', content: <ShoppingListPanel /> },
  { id: 'ranking-recipes', label: 'Ranking Recipes', content: <RankingPanel /> },
  { id: 'support', label: 'Support', content: <SupportPanel /> },
  { id: 'account', label: 'Account', content: <AccountPanel /> },
] as const satisfies readonly Tab[];

/** Shows the user area (claims 2.78 to 2.82): six tabs of sample content. */
export default function DashboardScreen() {
  const [query, setQuery] = useSearchParams();
  const tabParam = query.get('tab');
  const selectedTab = tabs.some(({ id }) => id === tabParam) && tabParam !== null ? tabParam : tabs[0].id;
  return (
    <div className="grid gap-6">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div className="grid gap-2">
          <p className="font-display text-lg text-tomato-ink italic">User Area</p>
          <h1 className="text-2xl sm:text-5xl">Your corner of the kitchen</h1>
        </div>
        <Link to={paths.profile} className={buttonClass('secondary', 'max-sm:w-full')}>
          <SlidersHorizontal aria-hidden className="size-5" />
          Change your settings
        </Link>
      </header>
      <Alert tone="info">
        This area is in testing and not working yet. Tabs other than Support and Account show sample data.
      </Alert>
      <Tabs
        label="User area"
        tabs={tabs}
        selectedId={selectedTab}
        // Replaces the history entry, so that Back leaves the user area.
        onSelect={(tab) => setQuery({ tab }, { replace: true })}
      />
    </div>
  );
}
