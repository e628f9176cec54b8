import { ConsentSettings } from '@/features/consent/ConsentSettings';
import { PrivacyScreen } from '@/features/pages/screens/PrivacyScreen';

/** The privacy policy, with the cookie choice in it: two features that do not know each other. */
export default function PrivacyPage() {
  return <PrivacyScreen consentSettings={<ConsentSettings />} />;
}
