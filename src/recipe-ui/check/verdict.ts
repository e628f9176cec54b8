import type { RecipeCheck } from '@/recipe/check/checkRecipe';
import type { FoodHits } from '@/recipe/check/foodHits';
import { entryOf, type Grade } from '@/recipe/check/marks';
import type { Finding, HonestyReport } from '@/recipe/honesty/honestyReport';

/** How a verdict is meant: 'well' is the only one that is good news. */
export type VerdictTone = 'well' | 'plain' | 'care' | 'against';

/** What the check of a recipe comes to, in as many words as it deserves. */
export interface Verdict {
  tone: VerdictTone;
  headline: string;
  /** Said after the headline, each apart. */
  also: readonly string[];
  /** What weighs most, gravest first: at most two. */
  gravest: readonly Concern[];
}

/** Something to know before cooking: a food that meets the profile, or a finding in its own words. */
export type Concern =
  | { food: Pick<FoodHits, 'id' | 'grade'>; word: string; entries: string }
  | { text: string };

/** What is told at once, ahead of the details. */
const gravestShown = 2;

/** Sums up everything that was found out about a recipe. */
export function verdictOf({ foods, profileCheck, honesty }: RecipeCheck): Verdict {
  const lines = findingLines(honesty);
  const warnings = lines.filter(({ severity }) => severity !== 'info');
  const asked = honestyVerdict(honesty);
  const gravest = concernsOf(foods, warnings).slice(0, gravestShown);
  const ruledOut = warnings.filter(({ kind }) => kind === 'ruled-out');
  const isAgainst = [...foods, ...ruledOut].some(({ grade }) => grade === 'contains');
  const tone = isAgainst ? 'against' : warnings.length > 0 ? 'care' : 'well';
  if (!profileCheck) {
    return { tone, headline: honestyTitle(honesty), also: [asked || 'nothing stands out'], gravest };
  }
  const { couldNotCheck, uncheckable, checked } = profileCheck;
  const unchecked =
    uncheckable.length > 0 ? [`${counted(uncheckable.length, 'line')} could not be checked`] : [];
  if (foods.length > 0 || ruledOut.length > 0) {
    // The number is that of the lines below; that the rest is as asked would be no news.
    const count =
      warnings.length > 0 ? counted(foods.length + lines.length, 'thing') : counted(foods.length, 'food');
    return {
      tone: isAgainst ? 'against' : 'care',
      headline: `${count} to look out for`,
      also: couldNotCheck === null ? [] : ['part could not be checked'],
      gravest,
    };
  }
  if (couldNotCheck !== null) {
    const obstacle = { text: couldNotCheck };
    return {
      tone: 'care',
      headline: 'Could not be checked',
      also: said(asked === asAsked ? [] : [asked]),
      gravest: [obstacle, ...gravest].slice(0, gravestShown),
    };
  }
  const isAnythingListed =
    checked.diet !== null ||
    [checked.intolerances, checked.avoid, checked.disliked, checked.healthConditions].some(
      (entries) => entries.length > 0,
    );
  const isQuiet = tone === 'well' && (unchecked.length > 0 || !isAnythingListed);
  return {
    tone: isQuiet ? 'plain' : tone,
    headline: isAnythingListed
      ? 'Nothing you listed was found by name'
      : 'Your profile lists nothing to look out for',
    also: said([...unchecked, asked]),
    gravest,
  };
}

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;
const said = (...words: readonly (readonly string[])[]): string[] =>
  words.flat().filter((word) => word !== '');

/** Gravest first: what is in it for sure, what may be, what the recipe gets wrong, what is only advice. */
function concernsOf(foods: readonly FoodHits[], warnings: readonly Finding[]): Concern[] {
  const ruledOut = (grade: Grade): Concern[] =>
    warnings.flatMap((warning) => (warning.grade === grade ? [{ text: warning.text }] : []));
  const graded = (grade: Grade) => [
    ...foods.filter((food) => food.grade === grade).map(concernOf),
    ...ruledOut(grade),
  ];
  return [
    ...graded('contains'),
    ...graded('may contain'),
    ...warnings.flatMap(({ grade, text }) => (grade === undefined ? [{ text }] : [])),
    ...graded('note'),
  ];
}

function concernOf(food: FoodHits): Concern {
  const entries = new Set(food.entries.filter(({ grade }) => grade === food.grade).map(entryOf));
  return { food, word: food.places[0]?.word ?? food.name, entries: [...entries].join(', ') };
}

const asAsked = 'as asked';

/** The findings of a report, each line once: two foods may share a name, and then a finding its words. */
export const findingLines = ({ findings }: Pick<HonestyReport, 'findings'>): Finding[] => [
  ...new Map(findings.map((finding) => [`${finding.kind} ${finding.text}`, finding])).values(),
];

/** What the report holds the recipe against. */
export const honestyTitle = ({ diners, minutes, isRestricted }: HonestyReport): string =>
  diners.asked !== null || minutes.asked !== null || isRestricted
    ? 'What you asked for, and what you got'
    : 'The recipe, checked against itself';

/** How the answer fits the request, in a word or a number of lines; empty where there was no request and no fault. */
export function honestyVerdict(report: HonestyReport): string {
  const lines = findingLines(report);
  const isFault = ({ severity, missing }: Finding) => severity !== 'info' && !missing;
  if (lines.some(isFault)) return `${counted(lines.length, 'thing')} to know`;
  const missing = (['left out', 'not named'] as const).flatMap((how) => {
    const names = lines.flatMap((line) => (line.missing?.how === how ? [line.missing.name] : []));
    return names.length === 0 ? [] : [`${names.length} ${how}: ${cutList(names)}`];
  });
  if (missing.length > 0) return missing.join(' · ');
  // No more than was looked for: what has another name may be in it.
  if (report.isRestricted) return 'nothing you ruled out was found by its name';
  return report.diners.asked !== null || report.minutes.asked !== null ? asAsked : '';
}

/** Names that are spelled out in a line. */
const namesInLine = 3;

function cutList(names: readonly string[]): string {
  const more = names.length - namesInLine;
  return more > 0 ? `${names.slice(0, namesInLine).join(', ')} and ${more} more` : names.join(', ');
}
