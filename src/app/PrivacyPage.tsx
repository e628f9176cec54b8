import { ConsentChoices } from '@/features/consent/ConsentChoices';
import { PrivacyScreen } from '@/features/pages/screens/PrivacyScreen';

/** The privacy policy, with the cookie choice in it: two features that do not know each other. */
export default function PrivacyPage() {
  return <PrivacyScreen consentSettings={<ConsentChoices />} />;
}
