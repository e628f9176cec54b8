import { takingTurns } from './sliced';

const opening = /^\s*\{\s*"data"\s*:\s*\[/;
/** Characters within which a list begins, if it does. */
const longestOpening = 100;

/**
 * JSON.parse of a text that comes in parts. The list of an answer that begins with it (`{"data":[…`) is read item by item,
 * and the page answers in between: ten thousand recipes at once would hold up a phone, and never stand in one text.
 * @throws SyntaxError as JSON.parse does, and whatever the parts throw
 */
export async function parseJsonInParts(parts: AsyncIterable<string>): Promise<unknown> {
  const turn = takingTurns();
  const items: unknown[] = [];
  let rest = '';
  let place: 'before the list' | 'in the list' | 'after it' = 'before the list';
  for await (const part of parts) {
    rest += part;
    let from = 0;
    if (place === 'before the list' && rest.length - part.length < longestOpening) {
      const [beginning = ''] = opening.exec(rest) ?? [];
      if (beginning !== '') place = 'in the list';
      from = beginning.length;
    }
    while (place === 'in the list') {
      const end = endOfItem(rest, from);
      if (end === -1) break;
      const item = rest.slice(from, end);
      const isLast = rest[end] === ']';
      if (isLast) place = 'after it';
      if (!isLast || items.length > 0 || item.trim() !== '') items.push(JSON.parse(item));
      from = isLast ? end : end + 1;
      await turn();
    }
    rest = rest.slice(from);
    await turn();
  }
  if (place === 'before the list') return JSON.parse(rest);
  if (place === 'in the list') throw new SyntaxError('The list has no end');
  return { ...JSON.parse(`{"data":[${rest}`), data: items };
}

/** Where an item of a list ends: at the comma after it, or at the list's bracket. -1 where it goes on in the next part. */
function endOfItem(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '"') {
      at = endOfString(text, at);
      if (at === -1) return -1;
    } else if (sign === '{' || sign === '[') depth += 1;
    else if (depth === 0 && (sign === ',' || sign === ']')) return at;
    else if (sign === '}' || sign === ']') depth -= 1;
  }
  return -1;
}

function endOfString(text: string, from: number): number {
  let at = from;
  let escapes: number;
  do {
    at = text.indexOf('"', at + 1);
    escapes = 0;
    while (text[at - 1 - escapes] === '\\') escapes += 1;
  } while (at !== -1 && escapes % 2 === 1);
  return at;
}
