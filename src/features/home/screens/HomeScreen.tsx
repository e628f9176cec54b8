import { lazyPart } from '@/lib/lazyPart';
import { CallToActionPanel } from '../components/CallToActionPanel';
import type { HomeSectionsProps } from '../components/HomeSections';

/** Below what a window shows: it comes when the panel answers. */
const HomeSections = lazyPart(() => import('../components/HomeSections'), 'HomeSections');

/**
 * Home (claim 2.2): the call to action; below it what a cook made last, or, for those who meet Sazón for the first time,
 * what it does.
 */
export function HomeScreen({ queries }: HomeSectionsProps) {
  return (
    <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] content-start gap-12 sm:gap-16">
      <CallToActionPanel />
      <HomeSections queries={queries} />
    </div>
  );
}
