/** Milliseconds that the processor spent on some work: unlike those on a clock, hardly more on a busy machine. */
export function cpuTimeMs(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
