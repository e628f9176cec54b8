/**
 * CPU throttling that makes this machine as slow as the phone. Default 4, for a fast desktop machine. Lighthouse's
 * `benchmarkIndex` of an unthrottled page tells which one this is: with 1000 to 1500, `BENCH_SLOWDOWN=2` is the same phone.
 */
export const slowdown = Number(process.env.BENCH_SLOWDOWN ?? 4);
