import fc from 'fast-check';

/**
 * fast-check with a fixed seed, so that every run has the same cases. `TEST_SEED=$RANDOM npm run test:unit` tries others; add a
 * failure found there as an example.
 */
fc.configureGlobal({ seed: Number(process.env.TEST_SEED ?? 20250401) });

export { fc };
