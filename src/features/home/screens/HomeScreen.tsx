import { CallToActionPanel } from '../components/CallToActionPanel';
import { Highlights } from '../components/Highlights';
import { HowItWorks } from '../components/HowItWorks';
import { ThemeMenu } from '../components/ThemeMenu';

/** Home (claim 2.2): the call to action, and what Sazón does for those who meet it for the first time. */
export function HomeScreen() {
  return (
    <div className="grid gap-16 sm:gap-24">
      <CallToActionPanel />
      <HowItWorks />
      <ThemeMenu />
      <Highlights />
    </div>
  );
}
