/** Returns the CPU time of some work, which hardly depends on the machine's load. */
export function cpuTimeMs(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
