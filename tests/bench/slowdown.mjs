/**
 * How many times slower than this machine the phone is that a bench stands for. Four suits a fast desktop machine. Lighthouse's
 * `benchmarkIndex` of an unthrottled page tells which one this is: with 1000 to 1500, `BENCH_SLOWDOWN=2` is the same phone.
 */
export const slowdown = Number(process.env.BENCH_SLOWDOWN ?? 4);
