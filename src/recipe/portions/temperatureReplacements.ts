/** Converts temperatures to the cook's scale. */
import type { UnitSystem } from '@/food/amounts/measures';
import { type FoundTemperature, findTemperatures } from '@/food/text/timesAndTemperatures';
import type { Replacement } from './replacements';

/** Degrees Fahrenheit in cookbooks for 110 °C, 120 °C and so on. */
const ovenFahrenheit = [225, 250, 250, 275, 300, 325, 325, 350, 375, 400, 425, 425, 450, 475, 475, 500];
/** Oven temperatures, from here on, are rounded to tens. */
const ovenFrom = 130;

const toFahrenheit = (celsius: number): number =>
  ovenFahrenheit[(celsius - 110) / 10] ??
  Math.round((celsius * 1.8 + 32) / (celsius < ovenFrom ? 1 : 5)) * (celsius < ovenFrom ? 1 : 5);
const toCelsius = (celsius: number): number => (celsius < ovenFrom ? celsius : Math.round(celsius / 10) * 10);

/** Text between the two scales of '180 °C / 350 °F (gas 4)'. */
const sameAgain = /^\s*(?:[/(,=|]|\bor\b|\bo\b|-)?\s*\(?\s*$/i;
/** Temperatures further apart are not one temperature in two scales. */
const farthest = 12;

/** Returns the replacements that show each temperature in the scale of a unit system, and only in that one. */
export function temperatureReplacements(text: string, system: UnitSystem): Replacement[] {
  const wanted = system === 'metric' ? 'C' : 'F';
  return groupTemperatures(text).flatMap((group): Replacement[] => {
    const [first, last] = [group[0], group.at(-1)];
    if (!first || !last) return [];
    const known = group.find(({ scale }) => scale === wanted);
    const closing = /^\s*\)/.exec(text.slice(last.end))?.[0].length ?? 0;
    const opened = text.slice(first.end, last.start).includes('(');
    const end = last.end + (opened ? closing : 0);
    const shown = known ? oneWay(known.text) : written(first, wanted);
    return shown === text.slice(first.start, end) ? [] : [{ start: first.start, end, text: shown }];
  });
}

/** Returns '220°C', '220 ºC' and '220 C' as '220 °C'; words stay as they are. */
const oneWay = (temperature: string): string => temperature.replace(/\s?[°º]?\s?([CF])$/i, '\u00a0°$1');

function groupTemperatures(text: string): FoundTemperature[][] {
  const groups: FoundTemperature[][] = [];
  for (const found of findTemperatures(text)) {
    const group = groups.at(-1);
    const before = group?.at(-1);
    const isSame =
      before &&
      sameAgain.test(text.slice(before.end, found.start)) &&
      before.scale !== found.scale &&
      Math.abs(before.celsius.min - found.celsius.min) <= farthest;
    if (isSame) group?.push(found);
    else groups.push([found]);
  }
  return groups;
}

function written({ celsius: { min, max } }: FoundTemperature, scale: 'C' | 'F'): string {
  const degrees = scale === 'C' ? toCelsius : toFahrenheit;
  const [low, high] = [degrees(min), degrees(max)];
  return `${high > low ? `${low}–${high}` : low}\u00a0°${scale}`;
}
