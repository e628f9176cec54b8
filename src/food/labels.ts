/** The profile's values in a cook's words. */

const labels: Readonly<Record<string, string>> = {
  TreeNuts: 'Tree nuts',
  FODMAPs: 'FODMAPs',
  DASH: 'DASH',
  LowFODMAP: 'Low FODMAP',
  IBS: 'IBS',
  CrohnsDisease: 'Crohn’s disease',
  RedMeat: 'Red meat',
  Artificial: 'Artificial ingredients',
  Processed: 'Processed foods',
  Whole30: 'Whole30',
};

/** 'LowCarb' → 'Low carb'. */
export const labelOf = (value: string): string =>
  labels[value] ?? value.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
