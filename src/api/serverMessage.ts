/** Returns the message in an error body: `msg` (calls 4 to 6) or `error`, whichever is a readable, non-empty string. */
export function readServerMessage(body: string): string | null {
  const parsed = parseJson(body);
  if (typeof parsed !== 'object' || parsed === null) return null;
  for (const key of ['msg', 'error'] as const) {
    const serverText: unknown = Reflect.get(parsed, key);
    const cleanText = typeof serverText === 'string' ? sanitizeServerText(serverText) : null;
    if (cleanText !== null) return cleanText;
  }
  return null;
}

const maxServerTextLength = 300;
const htmlTag = /<[a-z!/?]/i;
const invisibleCharacters = /(?![\n\r\t])[\p{Cc}\p{Bidi_Control}]/gu;
const stackTrace = /^\s*at \S.*[):]\d*\)?$|^Traceback \(/m;

/** Returns a server's text without control characters; null if it is longer than 300 characters or holds markup or a stack trace. */
export function sanitizeServerText(text: string): string | null {
  const cleanText = text.replace(invisibleCharacters, '').trim();
  if (cleanText === '' || cleanText.length > maxServerTextLength) return null;
  // JSON text holds escaped line breaks.
  const lines = cleanText.replaceAll('\\n', '\n');
  return [htmlTag, stackTrace].some((pattern) => pattern.test(lines)) ? null : cleanText;
}

/** Returns the parsed JSON; undefined if it is malformed. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
