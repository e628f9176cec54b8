import type { Use } from '../dishes/cast';
import type { Role } from '../handling/roles';
import { isSeveral, listed, spokenName } from './template';

/** How to tell that a food is cooked, safest first: the strictest food of a pan decides. */
const cues: readonly (readonly [roles: readonly Role[], cue: string])[] = [
  [['poultry', 'joint'], 'no pink and reads 74 °C (165 °F) in the thickest piece'],
  [['mince'], 'browned right through, 71 °C (160 °F) inside'],
  [['cured'], 'browned and hot through, 71 °C (160 °F)'],
  [['meat'], 'browned outside and at least 63 °C (145 °F) inside'],
  [['egg'], 'just set, with nothing runny (71 °C, 160 °F)'],
  [['shellfish'], 'firm and opaque all the way through (63 °C, 145 °F)'],
  [['fish'], 'opaque and flaking easily (63 °C, 145 °F)'],
];

const porkDoneness = /pork|boar/;

/** 'the chicken breast has no pink left…': the end of 'cook until …'; a plain cue when nothing in the pan is risky. */
export function donenessOf(uses: readonly Use[]): string {
  for (const [roles, cue] of cues) {
    const risky = uses.filter(({ role, key }) => roles.includes(role) && !ready.has(key));
    if (risky.length === 0) continue;
    const pork = risky.some(({ ingredient }) => porkDoneness.test(ingredient.id)) && roles.includes('meat');
    const many = risky.length > 1 || risky.some(isSeveral);
    const verb = cue.startsWith('no ') ? (many ? 'show' : 'shows') : many ? 'are' : 'is';
    const told = pork ? cue.replace('63 °C (145 °F)', '71 °C (160 °F)') : cue;
    return `the ${listed(risky.map(spokenName))} ${verb} ${many ? told.replace('reads', 'read') : told}`;
  }
  const [first] = uses;
  if (!first) return '';
  const many = uses.length > 1 || isSeveral(first);
  const how = first.role === 'soy' ? 'golden on all sides' : 'hot all the way through';
  return `the ${listed(uses.map(spokenName))} ${many ? 'are' : 'is'} ${how}`;
}

/** Cured meats eaten as they are. */
const ready = new Set(['ham', 'prosciutto', 'serrano-ham', 'salami']);
