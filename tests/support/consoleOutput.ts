const heard: string[] = [];
let expected: RegExp[] = [];

for (const level of ['error', 'warn'] as const) {
  console[level] = (...args: unknown[]) => {
    heard.push(args.map(String).join(' '));
  };
}

// What the product says for information is no noise, and would drown a test's own words.
console.info = () => {};

/** Expects a console message: the test fails without it. Any other message fails the test. */
export function expectConsoleMessage(message: RegExp): void {
  expected.push(message);
}

/** Starts a test in silence. */
export function clearConsoleOutput(): void {
  heard.length = 0;
  expected = [];
}

/** Fails the test when the console said something unexpected, or kept silent about what was expected. */
export function failOnUnexpectedConsoleOutput(): void {
  const unexpected = heard.filter((text) => !expected.some((pattern) => pattern.test(text)));
  const missing = expected.filter((pattern) => !heard.some((text) => pattern.test(text)));
  clearConsoleOutput();
  if (unexpected.length > 0) throw new Error(`Unexpected console output:\n${unexpected.join('\n')}`);
  if (missing.length > 0) throw new Error(`Expected console output that never came: ${missing.join(', ')}`);
}
