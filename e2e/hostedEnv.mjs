/** The environment of the hosted build under test: addresses that nobody but the tests answers. */
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
  // What local mode is told of a model: none of it may be in the build.
  VITE_MODEL_URL: 'http://model.example.com/v1',
  VITE_MODEL: 'model-of-local-mode',
  MODEL_KEY: 'sk-of-local-mode',
};
