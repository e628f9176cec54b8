const messages: string[] = [];
let expectedPatterns: RegExp[] = [];

for (const level of ['error', 'warn'] as const) {
  console[level] = (...args: unknown[]) => {
    messages.push(args.map(String).join(' '));
  };
}

// Informational messages are not failures.
console.info = () => {};

/** Expects a console message. The test fails without it, and on any other message. */
export function expectConsoleMessage(message: RegExp): void {
  expectedPatterns.push(message);
}

export function clearConsoleOutput(): void {
  messages.length = 0;
  expectedPatterns = [];
}

/** Fails the test on an unexpected message, or if an expected one is missing. */
export function failOnUnexpectedConsoleOutput(): void {
  const unexpected = messages.filter((text) => !expectedPatterns.some((pattern) => pattern.test(text)));
  const missing = expectedPatterns.filter((pattern) => !messages.some((text) => pattern.test(text)));
  clearConsoleOutput();
  if (unexpected.length > 0) throw new Error(`Unexpected console output:\n${unexpected.join('\n')}`);
  if (missing.length > 0) throw new Error(`Expected console output that never came: ${missing.join(', ')}`);
}
