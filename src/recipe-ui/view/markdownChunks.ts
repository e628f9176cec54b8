/** Longer texts are cut: no recipe that a cook would follow comes near. Characters. */
const longest = 16_000;

interface Chunk {
  start: number;
  end: number;
}

/** Cuts a very long markdown text at empty lines outside fenced code; any other text stays in one piece. */
export function markdownChunks(text: string): Chunk[] {
  if (text.length <= longest * 2) return [{ start: 0, end: text.length }];
  const chunks: Chunk[] = [];
  let start = 0;
  let isFenced = false;
  for (const line of text.matchAll(/[^\n]*\n?/g)) {
    if (/^ {0,3}(?:```|~~~)/.test(line[0])) isFenced = !isFenced;
    const end = line.index + line[0].length;
    const isGap = line[0].trim() === '' && /^\S/.test(text.slice(end, end + 1));
    if (isGap && !isFenced && end - start >= longest) {
      chunks.push({ start, end });
      start = end;
    }
  }
  if (start < text.length) chunks.push({ start, end: text.length });
  return chunks;
}
