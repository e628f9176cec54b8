/** A cook's own words, safe to print inside markdown: letters, digits and plain punctuation on one line. */
export function safeQuote(text: string, longest = 120): string {
  const plain = text
    .replace(/https?:\S+/gi, ' ')
    .replace(/[^\p{L}\p{M}\p{N} ,.;:'’!?%()/-]+/gu, ' ')
    .replace(/-{2,}/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return plain.length > longest ? `${plain.slice(0, longest).replace(/\s+\S*$/, '')}…` : plain;
}
