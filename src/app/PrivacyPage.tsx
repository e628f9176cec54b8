import { ConsentSettings } from '@/features/consent/ConsentSettings';
import { PrivacyScreen } from '@/features/pages/screens/PrivacyScreen';

/** Shows the privacy policy with the cookie settings. Lives in `app` because it joins two features. */
export default function PrivacyPage() {
  return <PrivacyScreen consentSettings={<ConsentSettings />} />;
}
