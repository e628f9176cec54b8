/** The environment of the hosted build under test. Only the tests answer its URLs. */
export const hostedEnv = {
  VITE_BACKEND: 'hosted',
  VITE_API_URL: 'https://kitchen.example.com/api',
  VITE_SERVER_URL: '',
  VITE_FIREBASE_API_KEY: 'test-key',
  VITE_FIREBASE_AUTH_DOMAIN: 'sazon.example.com',
  VITE_FIREBASE_PROJECT_ID: 'local',
  VITE_FIREBASE_APP_ID: 'test-app',
  VITE_FIREBASE_AUTH_EMULATOR_URL: '',
  VITE_RECAPTCHA_SITE_KEY: 'test-site-key',
  // Local mode's model settings, which must not be in the build.
  VITE_MODEL_URL: 'http://model.example.com/v1',
  VITE_MODEL: 'model-of-local-mode',
  MODEL_KEY: 'sk-of-local-mode',
};
