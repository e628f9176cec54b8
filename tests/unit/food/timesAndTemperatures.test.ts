import { fc } from '@tests/support/fastCheck';
import { describe, expect, it } from 'vitest';
import { findTemperatures, findTimes } from '@/food/text/timesAndTemperatures';

describe('findTimes', () => {
  it.each([
    ['simmer for 10–12 min', '10–12 min', 10, 12],
    ['cook 10 to 15 minutes more', '10 to 15 minutes', 10, 15],
    ['entre 10 y 12 minutos', '10 y 12 minutos', 10, 12],
    ['unas 1½ horas', '1½ horas', 90, 90],
    ['for 1 1/2 hours', '1 1/2 hours', 90, 90],
    ['about half an hour', 'half an hour', 30, 30],
    ['media hora', 'media hora', 30, 30],
    ['un cuarto de hora', 'un cuarto de hora', 15, 15],
    ['una hora y cuarto', 'una hora y cuarto', 75, 75],
    ['1 h 30', '1 h 30', 90, 90],
    ['1h30', '1h30', 90, 90],
    ['1 hour and 30 minutes', '1 hour and 30 minutes', 90, 90],
    ['1 hora y media', '1 hora y media', 90, 90],
    ['an hour and a half', 'an hour and a half', 90, 90],
    ['marinate overnight', 'overnight', 480, 720],
    ['toda la noche', 'toda la noche', 480, 720],
    ['a 45-minute rest', '45-minute', 45, 45],
    ['fry for 30 seconds', '30 seconds', 0.5, 0.5],
    ['2 días en la nevera', '2 días', 2880, 2880],
    ['a few minutes', 'a few minutes', 3, 5],
    ['1,5 horas', '1,5 horas', 90, 90],
    ['veinte minutos', 'veinte minutos', 20, 20],
  ])('%s', (text, span, min, max) => {
    expect(findTimes(text)).toMatchObject([{ text: span, minutes: { min, max } }]);
  });

  it.each(['', '2 min1', '200 g', 'minutes', '3 small hake', 'add 2 large onions', '10 mint leaves'])(
    'finds none in %j',
    (text) => {
      expect(findTimes(text)).toEqual([]);
    },
  );

  it('finds several, with their positions', () => {
    const text = 'Fríe 5 min, hornea 40 minutos y deja reposar 1 hora.';
    const found = findTimes(text);
    expect(found.map(({ minutes }) => minutes.min)).toEqual([5, 40, 60]);
    for (const { start, end, text: span } of found) expect(text.slice(start, end)).toBe(span);
  });
});

describe('findTemperatures', () => {
  it.each([
    ['180 °C', [[180, 'C']]],
    ['180ºC', [[180, 'C']]],
    ['200 C', [[200, 'C']]],
    ['350°F', [[177, 'F']]],
    ['oven to 425 F', [[218, 'F']]],
    ['350 degrees', [[177, 'F']]],
    ['180 degrees', [[180, 'C']]],
    ['180 grados', [[180, 'C']]],
    ['220 degrees Celsius', [[220, 'C']]],
    ['gas mark 4', [[180, 'gas']]],
    ['Gas Mark ½', [[120, 'gas']]],
    [
      '200C/180C fan/gas 6',
      [
        [200, 'C'],
        [180, 'C'],
        [200, 'gas'],
      ],
    ],
    ['2 c flour', []],
    ['25 C', []],
    ['', []],
  ] as const)('%s', (text, expected) => {
    expect(findTemperatures(text).map(({ celsius, scale }) => [celsius.min, scale])).toEqual(expected);
  });

  it('reads a range', () => {
    expect(findTemperatures('160-180°C')).toMatchObject([
      { celsius: { min: 160, max: 180 }, text: '160-180°C' },
    ]);
  });
});

it('returns positions that match the text, for any text', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '10',
      ' min',
      'half an hour',
      '½',
      '°',
      ' C',
      'gas ',
      '-',
      ' to ',
      '1 h 30',
      'ñ',
      '🕐',
      '\n',
    ),
    fc.string({ unit: 'grapheme' }),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
      const text = pieces.join('');
      for (const found of [...findTimes(text), ...findTemperatures(text)]) {
        expect(text.slice(found.start, found.end)).toBe(found.text);
      }
      for (const { minutes } of findTimes(text)) expect(minutes.max).toBeGreaterThanOrEqual(minutes.min);
    }),
  );
});

it('reads long texts in linear time', () => {
  expect(findTimes('1 '.repeat(100_000))).toEqual([]);
  expect(findTimes('10 min '.repeat(10_000))).toHaveLength(10_000);
  expect(findTemperatures('200 '.repeat(50_000))).toEqual([]);
});
