/* Converts temperatures to the cook's scale. */
import type { UnitSystem } from '@/food/amounts/measures';
import { type FoundTemperature, findTemperatures } from '@/food/text/timesAndTemperatures';
import type { Replacement } from './replacements';

/** Usual oven temperatures in °F for 110 °C, 120 °C and so on. */
const ovenFahrenheit = [225, 250, 250, 275, 300, 325, 325, 350, 375, 400, 425, 425, 450, 475, 475, 500];
/** Temperatures from here on are rounded to tens. */
const minOvenCelsius = 130;

const toFahrenheit = (celsius: number): number =>
  ovenFahrenheit[(celsius - 110) / 10] ??
  Math.round((celsius * 1.8 + 32) / (celsius < minOvenCelsius ? 1 : 5)) * (celsius < minOvenCelsius ? 1 : 5);
const roundCelsius = (celsius: number): number =>
  celsius < minOvenCelsius ? celsius : Math.round(celsius / 10) * 10;

/** Text between the two scales of '180 °C / 350 °F (gas 4)'. */
const scaleSeparatorPattern = /^\s*(?:[/(,=|]|\bor\b|\bo\b|-)?\s*\(?\s*$/i;
/** Temperatures further apart are not one temperature in two scales. */
const maxDifferenceCelsius = 12;

/** Returns the replacements that show each temperature in the scale of one unit system. */
export function temperatureReplacements(text: string, system: UnitSystem): Replacement[] {
  const targetScale = system === 'metric' ? 'C' : 'F';
  return groupTemperatures(text).flatMap((group): Replacement[] => {
    const [first, last] = [group[0], group.at(-1)];
    if (!first || !last) return [];
    const known = group.find(({ scale }) => scale === targetScale);
    const closing = /^\s*\)/.exec(text.slice(last.end))?.[0].length ?? 0;
    const isOpened = text.slice(first.end, last.start).includes('(');
    const end = last.end + (isOpened ? closing : 0);
    const shown = known ? normalizeTemperature(known.text) : convertTemperature(first, targetScale);
    return shown === text.slice(first.start, end) ? [] : [{ start: first.start, end, text: shown }];
  });
}

/** Returns '220°C', '220 ºC' and '220 C' as '220 °C'; words stay as they are. */
const normalizeTemperature = (temperature: string): string =>
  temperature.replace(/\s?[°º]?\s?([CF])$/i, '\u00a0°$1');

function groupTemperatures(text: string): FoundTemperature[][] {
  const groups: FoundTemperature[][] = [];
  for (const found of findTemperatures(text)) {
    const group = groups.at(-1);
    const before = group?.at(-1);
    const isSame =
      before &&
      scaleSeparatorPattern.test(text.slice(before.end, found.start)) &&
      before.scale !== found.scale &&
      Math.abs(before.celsius.min - found.celsius.min) <= maxDifferenceCelsius;
    if (isSame) group?.push(found);
    else groups.push([found]);
  }
  return groups;
}

function convertTemperature({ celsius: { min, max } }: FoundTemperature, scale: 'C' | 'F'): string {
  const toDegrees = scale === 'C' ? roundCelsius : toFahrenheit;
  const [low, high] = [toDegrees(min), toDegrees(max)];
  return `${high > low ? `${low}–${high}` : low}\u00a0°${scale}`;
}
