const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** Mixes two `#rrggbb` colours; `share` is that of the second. */
export function mix(from: string, to: string, share: number): string {
  const target = channels(to);
  return `#${channels(from)
    .map((value, index) => Math.round(value + ((target[index] ?? value) - value) * share))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
}

/** Mixes a colour with warm white. */
export const lighter = (hex: string, share: number): string => mix(hex, '#fff6e0', share);

/** Mixes a colour with dark brown; black shadows make food look dirty. */
export const darker = (hex: string, share: number): string => mix(hex, '#431504', share);
