import fc from 'fast-check';

/**
 * fast-check with the same cases in every run, so that a change never fails by chance.
 * `TEST_SEED=$RANDOM npm run test:unit` looks elsewhere; a failure found there becomes an example in its test.
 */
fc.configureGlobal({ seed: Number(process.env.TEST_SEED ?? 20250401) });

export { fc };
