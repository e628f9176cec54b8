import { HttpResponse } from 'msw';
import { getEnv } from '@/config/env';

type Json = Record<string, unknown>;

/** A successful response: a record and its envelope. */
export interface SuccessResponse {
  record: Json;
  wrap: (record: unknown) => unknown;
}

export interface Fault {
  name: string;
  answer: (good: SuccessResponse) => Response;
  /** True for a 2xx, which a call that reads no body treats as success. */
  isSuccess: boolean;
}

const html = '<!DOCTYPE html><html><body><h1>Bad Gateway</h1><p>nginx</p></body></html>';
const stack =
  'TypeError: x is undefined\n    at cook (/srv/app/kitchen.js:12:7)\n    at next (/srv/app/router.js:3:1)';
const long = (count: number, words = 'butter and flour ') => words.repeat(Math.ceil(count / words.length));

const text = (body: string, type: string, status = 200) =>
  new HttpResponse(body, { status, headers: { 'Content-Type': type } });
const json = (body: unknown, init?: ResponseInit) =>
  new HttpResponse(JSON.stringify(body), {
    ...init,
    headers: { 'Content-Type': 'application/json', ...init?.headers },
  });

const failure = (name: string, answer: () => Response): Fault => ({ name, answer, isSuccess: false });
const success = (name: string, answer: Fault['answer']): Fault => ({ name, answer, isSuccess: true });
const status = (code: number, headers: Record<string, string> = {}, name = `${code}`): Fault =>
  failure(name, () =>
    json({ error: 'The kitchen is closed', msg: 'The kitchen is closed' }, { status: code, headers }),
  );
const badRequest = (name: string, body: unknown): Fault => failure(name, () => json(body, { status: 400 }));
const body = (name: string, value: unknown): Fault => success(name, () => json(value));
/** A success with some fields of the record changed. */
const modified = (name: string, change: (record: Json) => unknown): Fault =>
  success(name, ({ record, wrap }) => json(wrap(change(structuredClone(record)))));
const replaceFields = (record: Json, value: unknown): Json =>
  Object.fromEntries(Object.keys(record).map((key) => [key, value]));

function nestedJson(depth: number): string {
  return `${'{"data":'.repeat(depth)}{}${'}'.repeat(depth)}`;
}

function interruptedResponse(): Response {
  const stream = new ReadableStream({
    start: (controller) => {
      controller.enqueue(new TextEncoder().encode('{"data": {"descripcionReceta": "# So'));
      controller.error(new TypeError('terminated'));
    },
  });
  return new HttpResponse(stream, { headers: { 'Content-Type': 'application/json' } });
}

export const faults: readonly Fault[] = [
  failure('no network', () => HttpResponse.error()),
  failure('cut off in the middle', interruptedResponse),
  ...[400, 401, 403, 404, 405, 409, 413, 418, 422, 500, 501, 504].map((code) => status(code)),
  failure('502 with a page', () => text(html, 'text/html', 502)),
  status(503, { 'Retry-After': '120' }, '503 with Retry-After'),
  status(429),
  status(429, { 'RateLimit-Remaining': '3', 'RateLimit-Reset': '1900000000' }, '429 with its headers'),
  status(429, { 'RateLimit-Remaining': 'lots', 'RateLimit-Reset': 'soon' }, '429 with odd headers'),
  status(
    429,
    { 'RateLimit-Remaining': '-1e9', 'RateLimit-Reset': '9e99' },
    '429 with headers beyond measure',
  ),
  failure('500 with an empty body', () => new HttpResponse(null, { status: 500 })),
  failure('a redirect to a page', () => HttpResponse.redirect(`${getEnv().apiUrl}/moved`, 302)),

  badRequest('a message with tags', { error: '<b>No</b><script>alert(1)</script>', msg: '<img src=x>' }),
  badRequest('a message with a stack trace', { error: stack, msg: stack }),
  badRequest('a message of 50 KB', { error: long(50_000), msg: long(50_000) }),
  badRequest('a message of one word of 50 KB', { error: long(50_000, 'x'), msg: long(50_000, 'x') }),
  badRequest('a message that is an object', { msg: { text: 'No' }, error: { code: 7 } }),
  badRequest('a message that is a list', { msg: ['No', 'No'], error: [{}] }),
  badRequest('a message of odd characters', { msg: '\u202Eno\u0000\uD800', error: '\u202Eno\u0000\uD800' }),
  badRequest('a null error body', null),
  failure('a stack trace for a body', () => text(stack, 'text/plain', 500)),

  success('an empty body', () => new HttpResponse('', { status: 200 })),
  success('204', () => new HttpResponse(null, { status: 204 })),
  success('a page with 200', () => text(html, 'text/html')),
  success('a text with 200', () => text('OK', 'text/plain')),
  success('truncated JSON', ({ record, wrap }) => {
    const whole = JSON.stringify(wrap(record));
    return text(whole.slice(0, Math.floor(whole.length / 2)), 'application/json');
  }),
  success('JSON of another type', ({ record, wrap }) => text(JSON.stringify(wrap(record)), 'text/html')),
  success('JSON behind a byte order mark', ({ record, wrap }) =>
    text(`\uFEFF${JSON.stringify(wrap(record))}`, 'application/json'),
  ),
  success('JSON nested 20,000 levels deep', () => text(nestedJson(20_000), 'application/json')),
  body('null', null),
  body('an empty list', []),
  body('an empty object', {}),
  body('data: null', { data: null, user: null }),
  body('data: an empty object', { data: {}, user: {} }),
  body('data: a list of null', { data: [null], user: [null] }),
  body('data: a text', { data: 'Soup', user: 'Julia' }),
  body('an error with 200', { error: 'No', msg: 'No' }),

  modified('objects for every field', (record) => replaceFields(record, { value: 1 })),
  modified('lists for every field', (record) => replaceFields(record, [['a'], { b: 1 }])),
  modified('true for every field', (record) => replaceFields(record, true)),
  modified('null for every field', (record) => replaceFields(record, null)),
  modified('numbers for every field', (record) => replaceFields(record, 7)),
  modified('numbers beyond measure', (record) => ({
    ...record,
    tiempoCoccion: 9e99,
    diners: 1e308,
    age: 9e99,
  })),
  modified('negative numbers', (record) => ({
    ...record,
    tiempoCoccion: -30,
    diners: -1,
    age: -5,
  })),
  modified('numbers as texts', (record) => ({
    ...record,
    tiempoCoccion: '30 min',
    diners: '4',
    age: '41',
  })),
  modified('texts that are not numbers', (record) => ({
    ...record,
    tiempoCoccion: 'NaN',
    diners: '',
    age: 'Infinity',
  })),
  modified('texts of 100 KB', (record) => ({
    ...record,
    descripcionReceta: `# ${long(5000)}\n\n${long(100_000)}`,
    tipoReceta: long(100_000),
    name: long(100_000),
    dislikedFood: long(100_000),
  })),
  modified('lone surrogates', (record) => ({
    ...record,
    _id: '\uD800id',
    descripcionReceta: '# Soup \uDC00\n\n1. Stir \uD83D.',
    tipoReceta: '\uD800',
    imageUrl: '/\uD800.svg',
    name: '\uDC00',
  })),
  modified('tags in every text', (record) => ({
    ...record,
    descripcionReceta: '# <b>Soup</b>\n\n<script>alert(1)</script>\n\n1. <img src=x onerror=alert(2)> Stir.',
    ingredientes: '<ul><li>salt</li></ul>',
    tipoReceta: 'Soups',
    imageUrl: 'javascript:alert(1)',
  })),
  modified('no id', ({ _id: _, ...record }) => record),
  modified('fields that mean something to JavaScript', (record) => ({
    ...record,
    constructor: 1,
    toString: null,
    key: null,
    ref: 'x',
  })),
];
