import { server } from '@tests/support/server';
import { http, passthrough } from 'msw';
import { beforeEach } from 'vitest';
import { z } from 'zod';
import { parseEnv } from '@/config/parseEnv';
import { runCases } from './runCases';

const project = 'demo-sazon';
const emulatorUrl = process.env.IDENTITY_EMULATOR_URL;
if (!emulatorUrl)
  throw new Error('IDENTITY_EMULATOR_URL names no emulator: run `node tests/identity/run.mjs`.');

const read = parseEnv({
  VITE_API_URL: 'https://kitchen.example.com/api',
  VITE_RECAPTCHA_SITE_KEY: 'test-site-key',
  VITE_FIREBASE_AUTH_EMULATOR_URL: emulatorUrl,
});
if (!read.ok) throw new Error(`Bad environment: ${JSON.stringify(read.problems)}`);

const oobCodes = z.object({
  oobCodes: z.array(z.object({ email: z.string(), requestType: z.string(), oobCode: z.string() })),
});

async function listMailedCodes() {
  return oobCodes.parse(await callEmulator('GET', `emulator/v1/projects/${project}/oobCodes`)).oobCodes;
}

/** Codes from before the last reset: the emulator keeps codes of deleted accounts. */
let old = new Set<string>();

/** Calls the emulator's own API, which Firebase does not have. */
async function callEmulator(method: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(`${emulatorUrl}/${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', Authorization: 'Bearer owner' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return response.json();
}

const setEmailEnumerationProtection = async (enableImprovedEmailPrivacy: boolean) => {
  await callEmulator(
    'PATCH',
    `identitytoolkit.googleapis.com/v2/projects/${project}/config?updateMask=emailPrivacyConfig`,
    { emailPrivacyConfig: { enableImprovedEmailPrivacy } },
  );
};

// Every other host stays unreachable.
beforeEach(() => server.use(http.all(`${emulatorUrl}/*`, () => passthrough())));

runCases({
  name: 'Firebase Auth emulator',
  env: read.env,
  hasSignedTokens: false,
  toolkitUrl: `${emulatorUrl}/identitytoolkit.googleapis.com`,
  secureTokenUrl: `${emulatorUrl}/securetoken.googleapis.com`,
  codesFor: async (email) => {
    return (await listMailedCodes())
      .filter((code) => code.email === email && !old.has(code.oobCode))
      .map(({ requestType, oobCode }) => ({ type: requestType, code: oobCode }));
  },
  enableEmailEnumerationProtection: () => setEmailEnumerationProtection(true),
  reset: async () => {
    await callEmulator('DELETE', `emulator/v1/projects/${project}/accounts`);
    await setEmailEnumerationProtection(false);
    old = new Set((await listMailedCodes()).map(({ oobCode }) => oobCode));
  },
});
