/** A 24-hex id that begins with the time it was made, as the backend's database makes them. */
export function objectId(now = Date.now()): string {
  const time = Math.floor(now / 1000)
    .toString(16)
    .padStart(8, '0');
  return `${time}${randomHex(8)}`;
}

/** A number that makes each dish another. */
export function randomSeed(): number {
  return Number.parseInt(randomHex(4), 16);
}

function randomHex(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
