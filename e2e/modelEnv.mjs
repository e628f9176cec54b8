/** The environment of the local build whose recipes a model writes: a stand-in on a port of this machine. */
export const modelEnv = (port = 11434) => ({
  VITE_BACKEND: 'local',
  VITE_MODEL_URL: `http://127.0.0.1:${port}/v1`,
  VITE_MODEL: 'stand-in:8b',
  MODEL_KEY: 'sk-of-the-journeys',
});
