import type { Dish } from '../composeDish';
import type { Use } from '../dishes/cast';
import type { Role } from '../handling/roles';
import { writeUse } from './amounts';
import { writeSwap } from './notes';

const seasoningRoles: readonly Role[] = [
  'spice',
  'herb',
  'salt',
  'pepper',
  'citrus',
  'sauce',
  'chilli',
  'oil',
];
/** Lists longer than this are easier to shop from in groups. */
const longList = 8;

const bullets = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');
const minutes = (count: number) => (count === 1 ? '1 minute' : `${count} minutes`);

/** The ingredients as a markdown list, in groups when long. */
export function writeIngredients(uses: readonly Use[]): string {
  const seasonings = uses.filter(({ role }) => seasoningRoles.includes(role));
  const rest = uses.filter(({ role }) => !seasoningRoles.includes(role));
  if (uses.length <= longList || seasonings.length < 2 || rest.length < 2) return bullets(uses.map(writeUse));
  return `**Main ingredients**\n\n${bullets(rest.map(writeUse))}\n\n**For flavour**\n\n${bullets(seasonings.map(writeUse))}`;
}

/** The description: title heading, introduction, method with each step's minutes, then swaps, tips and notes if any. */
export function writeDescription({ title, intro, steps, swaps, tips, notes }: Dish): string {
  const method = steps.map(
    (step, index) => `${index + 1}. **${step.lead} (${minutes(step.minutes)}).** ${step.text}`,
  );
  return [
    `# ${title}`,
    intro,
    `## Method\n\n${method.join('\n')}`,
    ...(swaps.length > 0 ? [`## Swaps\n\n${bullets(swaps.map(writeSwap))}`] : []),
    ...(tips.length > 0 ? [`## Tips\n\n${bullets(tips)}`] : []),
    ...(notes.length > 0 ? [`## Notes\n\n${bullets(notes)}`] : []),
  ].join('\n\n');
}
