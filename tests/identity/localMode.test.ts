import { parseEnv } from '@/config/parseEnv';
import { identityToolkitUrl, secureTokenUrl } from '@/local/identity/identityToolkit';
import { clearDb } from '@/local/store/db';
import { listMails } from '@/local/store/mails';
import { writeSetting } from '@/local/store/settings';
import { runCases } from './runCases';

const read = parseEnv({});
if (!read.ok) throw new Error('The environment of local mode needs nothing');

runCases({
  name: 'local mode',
  env: read.env,
  hasSignedTokens: true,
  toolkitUrl: identityToolkitUrl,
  secureTokenUrl,
  codesFor: async (email) => (await listMails()).reverse().filter(({ to }) => to === email),
  enableEmailEnumerationProtection: () => writeSetting('emailEnumerationProtection', true),
  reset: clearDb,
});
