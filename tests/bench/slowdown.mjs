/**
 * CPU throttling rate: how many times slower than this machine the simulated phone is. Four suits a fast desktop machine; with
 * a Lighthouse `benchmarkIndex` of 1000 to 1500, `BENCH_SLOWDOWN=2` is the same phone.
 */
export const slowdown = Number(process.env.BENCH_SLOWDOWN ?? 4);
