import { parseArgs } from 'node:util';
import { z } from 'zod';
import { getErrorMessage } from '@/api/apiError';
import { checkContract } from './checkContract';
import type { Check, ContractOptions } from './context';

const help = `Checks whether a live server answers the seven calls the way Sazón expects.

  npm run test:contract -- --url https://host/api --token eyJ…

  --url      {api}: the backend's address, whose path ends in /api
  --token    a fresh identity token of a user of that backend (or SAZON_TOKEN in the environment)
  --uid      that user's id; default: the one the token names
  --dry      only read: no recipe is created, none deleted
  --save-profile
             also save the user's profile, exactly as it was read
  --origin   where the product will be served from, such as https://app.example.com: also checks CORS
  --help     this text

It reads, and says so before it writes. It creates one recipe, and deletes no other than that one.
Ends with 0 where the server agrees, 1 where it differs, 2 where it could not begin.`;

const settings = z.object({
  url: z
    .url({ protocol: /^https?$/, error: '--url must be an absolute http(s) URL' })
    .transform((url) => url.replace(/\/+$/, ''))
    .refine((url) => new URL(url).pathname.endsWith('/api'), { error: '--url must end in /api' }),
  token: z
    .string('--token is missing')
    .startsWith('eyJ', '--token must be an identity token: it starts with eyJ'),
  uid: z.string().min(1).optional(),
  dry: z.boolean().default(false),
  'save-profile': z.boolean().default(false),
  origin: z.url('--origin must be an absolute URL').optional(),
});

function readOptions(args: string[]): ContractOptions | 'help' {
  const { values } = parseArgs({
    args,
    options: {
      url: { type: 'string' },
      token: { type: 'string' },
      uid: { type: 'string' },
      dry: { type: 'boolean' },
      'save-profile': { type: 'boolean' },
      origin: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) return 'help';
  const { url, token, uid, dry, origin, ...rest } = settings.parse({
    ...values,
    token: values.token ?? process.env.SAZON_TOKEN,
  });
  return {
    apiUrl: url,
    token,
    isDryRun: dry,
    shouldSaveProfile: rest['save-profile'],
    ...(uid === undefined ? {} : { uid }),
    ...(origin === undefined ? {} : { origin: new URL(origin).origin }),
  };
}

const marks = { agrees: '✔', differs: '✘', skipped: '–' };

function resultMark({ findings }: Check): keyof typeof marks {
  if (findings.differences.length > 0) return 'differs';
  return findings.skipped === null ? 'agrees' : 'skipped';
}

/** Returns one check and its findings as text. */
function formatCheck(check: Check): string {
  const { call, title, findings } = check;
  const skipped = findings.skipped === null ? [] : [`not checked: ${findings.skipped}`];
  const lines = [...findings.differences, ...findings.notes.map((note) => `note: ${note}`), ...skipped];
  return [`${marks[resultMark(check)]} ${call}: ${title}`, ...lines.map((line) => `    ${line}`)].join('\n');
}

/** Runs the check from the command line. Returns the exit code. */
export async function main(args: string[], print: (line: string) => void): Promise<number> {
  try {
    const options = readOptions(args);
    if (options === 'help') {
      print(help);
      return 0;
    }
    print(`Checking ${options.apiUrl}${options.isDryRun ? ', reading only' : ''}\n`);
    const checks = await checkContract(
      options,
      (check) => print(formatCheck(check)),
      (plan) => print(`\n${plan}\n`),
    );
    const count = (mark: keyof typeof marks) => checks.filter((check) => resultMark(check) === mark).length;
    print(`\n${count('agrees')} agree, ${count('differs')} differ, ${count('skipped')} not checked`);
    return count('differs') === 0 ? 0 : 1;
  } catch (error) {
    const messages =
      error instanceof z.ZodError
        ? error.issues.map(({ message }) => message)
        : [getErrorMessage(error, 'It could not begin.')];
    print([...messages, '--help tells how it is used.'].join('\n'));
    return 2;
  }
}
