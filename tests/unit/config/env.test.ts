import { fc } from '@tests/support/fastCheck';
import { describe, expect, it } from 'vitest';
import type { EnvResult } from '@/config/env';
import { parseEnv } from '@/config/parseEnv';

const hosted = {
  VITE_API_URL: 'https://kitchen.example.com/api',
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'sazon.example.com',
  VITE_FIREBASE_PROJECT_ID: 'project',
  VITE_FIREBASE_APP_ID: 'app',
  VITE_RECAPTCHA_SITE_KEY: 'site-key',
};

function problemsOf(result: EnvResult): string[] {
  return result.ok ? [] : result.problems.map(({ name, message }) => `${name} ${message}`);
}
function envOf(result: EnvResult) {
  if (!result.ok) throw new Error(problemsOf(result).join('\n'));
  return result.env;
}

describe('the environment', () => {
  // Claim 2.90
  it('is local mode if no value is set, or only empty ones', () => {
    for (const raw of [{}, { VITE_API_URL: '', VITE_FIREBASE_API_KEY: '' }]) {
      expect(envOf(parseEnv(raw))).toMatchObject({
        backend: 'local',
        apiUrl: 'http://localhost:5000/api',
        serverUrl: 'http://localhost:5000',
        authEmulatorUrl: null,
      });
    }
  });

  it('is hosted if the API URL is set, unless VITE_BACKEND is local', () => {
    expect(envOf(parseEnv(hosted)).backend).toBe('hosted');
    expect(envOf(parseEnv({ ...hosted, VITE_BACKEND: 'local' })).backend).toBe('local');
  });

  // Claim 2.90
  it('derives the server URL from the API URL, unless it is set', () => {
    expect(envOf(parseEnv(hosted)).serverUrl).toBe('https://kitchen.example.com');
    expect(envOf(parseEnv({ ...hosted, VITE_SERVER_URL: 'https://img.example.com/' })).serverUrl).toBe(
      'https://img.example.com',
    );
  });

  it('names every hosted value that is missing', () => {
    const { VITE_API_URL: _, ...others } = hosted;
    for (const name of Object.keys(others)) {
      expect(problemsOf(parseEnv({ ...hosted, [name]: '' }))).toEqual([
        `${name} is required for a hosted build`,
      ]);
    }
    expect(problemsOf(parseEnv({ VITE_BACKEND: 'hosted' }))).toHaveLength(6);
  });

  // Claim 7.1
  it.each([
    ['VITE_API_URL', 'kitchen.example.com', 'must be an absolute http(s) URL'],
    ['VITE_API_URL', 'https://kitchen.example.com/v1', 'must be a URL whose path ends in /api'],
    ['VITE_SERVER_URL', 'javascript:alert(1)', 'must be an absolute http(s) URL'],
    ['VITE_CONTACT_EMAIL', 'nobody', 'must be an email address'],
    ['VITE_CONTACT_WHATSAPP', 'call me', 'must be a phone number with its country code'],
    ['VITE_CONTACT_LINKEDIN', '/in/someone', 'must be an absolute http(s) URL'],
    ['VITE_BACKEND', 'cloud', "must be 'local' or 'hosted'"],
  ])('names a malformed %s (%s)', (name, value, message) => {
    expect(problemsOf(parseEnv({ ...hosted, [name]: value }))).toContain(`${name} ${message}`);
  });

  it('has default Firebase values with an emulator, and requires a backend', () => {
    const emulated = {
      VITE_API_URL: hosted.VITE_API_URL,
      VITE_RECAPTCHA_SITE_KEY: 'site-key',
      VITE_FIREBASE_AUTH_EMULATOR_URL: 'http://127.0.0.1:9099',
    };
    expect(envOf(parseEnv(emulated))).toMatchObject({
      authEmulatorUrl: 'http://127.0.0.1:9099',
      firebase: { projectId: 'demo-sazon' },
    });
    expect(problemsOf(parseEnv({ VITE_FIREBASE_AUTH_EMULATOR_URL: 'http://127.0.0.1:9099' }))).toEqual([
      'VITE_FIREBASE_AUTH_EMULATOR_URL needs a hosted build: set VITE_API_URL too',
    ]);
  });

  describe('of a model', () => {
    const model = {
      VITE_MODEL_URL: 'http://localhost:11434/v1/',
      VITE_MODEL: 'qwen3:8b',
      MODEL_KEY: 'sk-secret',
    };

    it('has name and URL in local mode, without the key, and nothing in a hosted build', () => {
      const local = envOf(parseEnv(model));
      expect(local.model).toEqual({ name: 'qwen3:8b', baseUrl: 'http://localhost:11434/v1' });
      expect(JSON.stringify(local)).not.toContain('sk-secret');
      expect(envOf(parseEnv({}))).not.toHaveProperty('model');
      const built = envOf(parseEnv({ ...hosted, ...model, VITE_MODEL_KEY: 'sk-secret' }));
      expect(built).not.toHaveProperty('model');
      expect(JSON.stringify(built)).not.toMatch(/qwen3|sk-secret/);
    });

    it.each([
      [{ VITE_MODEL_URL: 'localhost:11434' }, 'VITE_MODEL_URL must be an absolute http(s) URL'],
      [
        { VITE_MODEL_URL: 'https://me:sk-secret@host/v1' },
        'VITE_MODEL_URL must hold no password and no query: a key goes into MODEL_KEY',
      ],
      [{ VITE_MODEL_URL: '' }, 'VITE_MODEL_URL is required beside VITE_MODEL: the address of its server'],
      [{ VITE_MODEL: '' }, 'VITE_MODEL is required beside VITE_MODEL_URL: the name of the model'],
      [{ MODEL_KEY: 'sk-\nsecret' }, 'MODEL_KEY must be one word, as a server issues it'],
      [
        { VITE_MODEL_KEY: 'sk-secret' },
        'VITE_MODEL_KEY must be called MODEL_KEY: a page may read what begins with VITE_',
      ],
    ])('names what is wrong with %j', (changes, problem) => {
      expect(problemsOf(parseEnv({ ...model, ...changes }))).toEqual([problem]);
    });
  });

  it('never throws, and names invalid values', () => {
    const names = Object.keys({ ...hosted, VITE_BACKEND: '', VITE_SERVER_URL: '', VITE_CONTACT_EMAIL: '' });
    const anything = fc.dictionary(
      fc.constantFrom(...names),
      fc.oneof(fc.string(), fc.webUrl(), fc.boolean()),
    );
    fc.assert(
      fc.property(anything, (raw) => {
        const result = parseEnv(raw);
        if (!result.ok) for (const { name } of result.problems) expect(name).toMatch(/^VITE_/);
      }),
    );
  });
});
