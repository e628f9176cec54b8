/** The environment of the local build with a model, which is a fake server on a local port. */
export const modelEnv = (port = 11434) => ({
  VITE_BACKEND: 'local',
  VITE_MODEL_URL: `http://127.0.0.1:${port}/v1`,
  VITE_MODEL: 'stand-in:8b',
  MODEL_KEY: 'sk-of-the-journeys',
});
