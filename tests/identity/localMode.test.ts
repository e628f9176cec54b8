import { parseEnv } from '@/config/env';
import { resetDb } from '@/mocks/db';
import { identityToolkit, secureToken } from '@/mocks/handlers/identity/addresses';
import { listMails } from '@/mocks/mails';
import { writeSetting } from '@/mocks/settings';
import { runCases } from './runCases';

const read = parseEnv({});
if (!read.ok) throw new Error('The environment of local mode needs nothing');

runCases({
  name: 'local mode',
  env: read.env,
  signsTokens: true,
  toolkitUrl: identityToolkit,
  secureTokenUrl: secureToken,
  codesFor: async (email) => (await listMails()).reverse().filter(({ to }) => to === email),
  protectAddresses: () => writeSetting('emailEnumerationProtection', true),
  reset: resetDb,
});
