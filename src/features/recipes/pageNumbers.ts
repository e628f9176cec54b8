/** The page numbers to offer: the first, the last and those around the current one; null where some are left out. */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  const offered = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages);
  const sorted = [...new Set(offered)].sort((a, b) => a - b);
  return sorted.flatMap((number, index) => {
    const gap = number - (sorted[index - 1] ?? 0);
    if (gap === 2) return [number - 1, number];
    return gap > 2 ? [null, number] : [number];
  });
}
