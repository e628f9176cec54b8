import { advanceTimeUntil, startFakeClock } from '@tests/support/clock';
import { type FakeModelServer, startFakeModelServer } from '@tests/support/fakeModelServer';
import {
  aModelRecipe,
  errorResponses,
  llamaCpp,
  lmStudio,
  mistral,
  modelRecipeJson,
  ollama,
  ollamaThinking,
  openAi,
  vllm,
} from '@tests/support/modelResponses';
import { server as network } from '@tests/support/server';
import { http, passthrough } from 'msw';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHandlers } from '@/local/handlers';
import { testConnection } from '@/local/model/testConnection';
import { openDb } from '@/local/store/db';
import { readSetting, writeSetting } from '@/local/store/settings';
import {
  apiUrl,
  aQuickRequest,
  aSubmission,
  call,
  callBackend,
  createSignedInUser,
  serverUrl,
} from './localCalls';

let modelServer: FakeModelServer;
beforeAll(async () => {
  modelServer = await startFakeModelServer();
});
afterAll(() => modelServer.close());

const aModel = () => ({
  name: 'llama9',
  baseUrl: modelServer.address,
  requestUrl: modelServer.address,
});

beforeEach(() => {
  modelServer.requests.length = 0;
  network.use(
    ...createHandlers({ apiUrl: apiUrl, serverUrl: serverUrl, model: aModel() }),
    http.post(/^http:\/\/127\.0\.0\.1:/, () => passthrough()),
  );
});

const quick = (changes: object = {}) =>
  callBackend('POST', '/api/api/quickrecipe', null, { ...aQuickRequest, ...changes });

async function create(changes: object = {}) {
  const { uid, token } = await createSignedInUser();
  return callBackend('POST', '/api/recipes', token, { ...aSubmission(uid), ...changes });
}

const sentMessages = (at: number) =>
  modelServer.requests[at]?.body.messages.map(({ content }) => content) ?? [];

describe('a model’s recipe', () => {
  it.each([
    ['Ollama', ollama()],
    ['Ollama, thinking', ollamaThinking()],
    ['Ollama, thinking in the answer', ollama(`<think>Rice? {Yes}.</think>\n${modelRecipeJson()}`)],
    ['Ollama, with a fence', ollama(`Here it is:\n\`\`\`json\n${modelRecipeJson()}\n\`\`\`\nEnjoy!`)],
    ['LM Studio', lmStudio()],
    ['LM Studio, the answer among the thoughts', lmStudio('', modelRecipeJson())],
    ['llama.cpp, only the end of its thoughts marked', llamaCpp()],
    ['vLLM', vllm()],
    ['vLLM, thinking', vllm(modelRecipeJson(), 'Okay, rice.')],
    ['OpenAI', openAi()],
    ['Mistral, in parts', mistral()],
    [
      'numbers as text, amounts as numbers, an unknown kind',
      ollama(
        modelRecipeJson({
          minutes: '25 min',
          servings: '4',
          ingredients: [{ amount: 300, unit: 'g', food: 'rice' }],
          notes: null,
          kind: 'Paella',
        }),
      ),
    ],
  ])('is read from %s', async (_, body) => {
    modelServer.setResponses({ body });
    const answer = await quick();
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    const { data } = answer.body;
    expect(data).toMatchObject({
      tiempoCoccion: 25,
      diners: 4,
      tipoReceta: 'Default Recipe',
      tipoComida: 'Lunch',
    });
    expect(data.ingredientes).toMatch(/^- 300 g rice/);
    expect(data.descripcionReceta).toMatch(/^# Tomato Rice with Peas\n\nA pan of rice/);
    expect((await call(`${serverUrl}${data.imageUrl}`)).body).toMatch(/^<svg/);
    expect(modelServer.requests).toHaveLength(1);
  });

  it('has the markdown of the kitchen’s recipes, and is stored like them', async () => {
    modelServer.setResponses({
      body: ollama(modelRecipeJson({ steps: ['Step 1: Boil\nthe rice.', '2. Serve 1.5 l of it.'] })),
    });
    const { status, body } = await create();
    expect(status).toBe(201);
    expect(body.descripcionReceta).toBe(
      '# Tomato Rice with Peas\n\nA pan of rice that cooks in tomatoes.\n\n' +
        '## Method\n\n1. Boil the rice.\n2. Serve 1.5 l of it.\n\n## Notes\n\n- Keeps for a day in the fridge.',
    );
    expect(body.ingredientes).toBe('- 300 g rice\n- 4 tomatoes\n- 150 g peas\n- 2 tbsp olive oil\n- salt');
    expect(await (await openDb()).get('recipes', body._id)).toEqual(body);
  });

  it('has a picture of its kind and its foods', async () => {
    const pictureOf = async (changes: Record<string, unknown>) => {
      vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => array);
      modelServer.setResponses({ body: ollama(modelRecipeJson(changes)) });
      const { data } = (await quick()).body;
      return (await call(`${serverUrl}${data.imageUrl}`)).body;
    };
    const rice = await pictureOf({});
    expect(await pictureOf({})).toBe(rice);
    expect(await pictureOf({ kind: 'soup' })).not.toBe(rice);
    expect(await pictureOf({ ingredients: [{ amount: '2', unit: '', food: 'carrots' }] })).not.toBe(rice);
  });
});

describe('the request to a model', () => {
  it('contains exactly the recipe request and preferences, and no other personal data', async () => {
    modelServer.setResponses({ body: ollama() });
    const { uid, token } = await createSignedInUser({
      email: 'ana@example.com',
      profile: { name: 'Ana María' },
    });
    const submission = aSubmission(uid);
    await callBackend('POST', '/api/recipes', token, { ...submission, necesidadesDiners: 'Mild, please' });
    const [asked] = modelServer.requests;
    expect(asked?.path).toBe('/v1/chat/completions');
    expect(sentMessages(0)[1]).toBe(
      [
        'Ingredients: Eggs, potatoes, onion',
        'Minutes: 30',
        'Diners: 4',
        'Meal: Dinner',
        'Kind of recipe: Healthy Bites',
        'Note for the chef: Mild, please',
        `The cook's preferences: ${JSON.stringify(submission.userPreferences)}`,
        'Language: English',
      ].join('\n'),
    );
    const everything = JSON.stringify([asked?.headers, asked?.body]);
    for (const secret of [uid, token, 'ana@example.com', 'Ana María'])
      expect(everything).not.toContain(secret);
  });

  it('contains the six fields of a quick recipe, for a signed-in cook too', async () => {
    modelServer.setResponses({ body: ollama() });
    const { token } = await createSignedInUser({ email: 'ana@example.com', profile: { diet: 'Kosher' } });
    await callBackend('POST', '/api/api/quickrecipe', token, { ...aQuickRequest, necesidadesDiners: 'Mild' });
    expect(sentMessages(0)[1]).toBe(
      'Ingredients: Rice, tomato\nMinutes: 20\nDiners: 2\nMeal: Lunch\nKind of recipe: Default Recipe\nNote for the chef: Mild\nLanguage: English',
    );
    expect(JSON.stringify(modelServer.requests[0]?.body)).not.toContain('Kosher');
  });

  it('has a schema without bounds, formats or optional keys', async () => {
    modelServer.setResponses({ body: ollama() });
    await quick();
    const body = modelServer.requests[0]?.body;
    expect(Object.keys(body ?? {}).sort()).toEqual(['messages', 'model', 'response_format', 'stream']);
    expect(body).toMatchObject({ model: 'llama9', stream: false });
    const schema = body?.response_format?.json_schema.schema;
    expect(schema?.required).toEqual(Object.keys(aModelRecipe()));
    expect(JSON.stringify(schema)).not.toMatch(
      /"(?:minimum|maximum|exclusiveMinimum|minLength|minItems|pattern|format|default|\$schema|\$ref|anyOf)"/,
    );
  });

  it.each(Object.entries(errorResponses).filter(([name]) => name.includes('format')))(
    'is asked without a format where that is refused (%s)',
    async (_, refusal) => {
      modelServer.setResponses(refusal, { body: ollama() });
      expect((await quick()).status).toBe(200);
      const formats = modelServer.requests.map(({ body }) => 'response_format' in body);
      expect(formats).toEqual([true, false]);
    },
  );

  it('is not sent while the kitchen is chosen', async () => {
    modelServer.setResponses({ body: ollama() });
    await writeSetting('cook', 'kitchen');
    expect((await quick()).body.data.descripcionReceta).not.toContain('Tomato Rice with Peas');
    expect(modelServer.requests).toEqual([]);
    await writeSetting('cook', 'model');
    expect((await quick()).body.data.descripcionReceta).toContain('Tomato Rice with Peas');
  });
});

describe('excluded foods', () => {
  const withButter = () =>
    ollama(
      modelRecipeJson({
        ingredients: [
          { amount: '50', unit: 'g', food: 'almond butter' },
          { amount: '1', unit: '', food: 'onion' },
        ],
      }),
    );

  it('are reported to the model once, by name, with the reason', async () => {
    modelServer.setResponses({ body: withButter() }, { body: ollama() });
    const { body } = await create();
    expect(body.ingredientes).toContain('300 g rice');
    expect(modelServer.requests).toHaveLength(2);
    const [, , before, told] = sentMessages(1);
    expect(before).toContain('almond butter');
    expect(told).toMatch(/- almond.*\(Nuts\)/);
    expect(told).not.toContain('onion');
  });

  it('stay in the recipe if the model keeps them', async () => {
    modelServer.setResponses({ body: withButter() });
    const { status, body } = await create();
    expect(status).toBe(201);
    expect(body.ingredientes).toBe('- 50 g almond butter\n- 1 onion');
    expect(modelServer.requests).toHaveLength(2);
  });

  it.each([
    ['the note', { necesidadesDiners: 'I am allergic to peas' }, 'peas', /- peas? /],
    ['the theme', { tipoReceta: 'Vegan Bliss', ingredientes: 'Rice' }, 'cheddar', /- cheddar.*\(Vegan\)/],
  ])('include those of %s', async (_, request, food, named) => {
    const dish = (name: string) =>
      modelRecipeJson({ ingredients: [{ amount: '50', unit: 'g', food: name }] });
    modelServer.setResponses({ body: ollama(dish(food)) }, { body: ollama(dish('onions')) });
    expect((await quick(request)).status).toBe(200);
    expect(sentMessages(1).at(-1)).toMatch(named);
  });
});

const spanish = {
  title: 'Arroz con tomate',
  description: 'Una cazuela de arroz para la cena.',
  ingredients: [{ amount: '300', unit: 'g', food: 'arroz' }],
  steps: [
    'Pica el tomate y sofríelo en el aceite con la sal.',
    'Añade el arroz y el agua, y cuece hasta que esté tierno.',
  ],
  notes: ['Se guarda un día en la nevera.'],
};

describe('the language', () => {
  it('is the request’s, in the headings too', async () => {
    modelServer.setResponses({ body: ollama(modelRecipeJson(spanish)) });
    const { data } = (await quick({ ingredientes: 'arroz, tomates, huevos' })).body;
    expect(sentMessages(0)[1]).toContain('Language: Spanish');
    expect(data.descripcionReceta).toMatch(/## Preparación\n\n1\. Pica[\s\S]*## Notas\n\n- Se guarda/);
  });

  it('is requested again if the response has another', async () => {
    modelServer.setResponses({ body: ollama(modelRecipeJson()) }, { body: ollama(modelRecipeJson(spanish)) });
    const { data } = (await quick({ necesidadesDiners: 'para los niños, sin picante' })).body;
    expect(data.descripcionReceta).toContain('# Arroz con tomate');
    expect(sentMessages(1).at(-1)).toContain('It is in English, and was asked for in Spanish.');
  });
});

describe('a failure', () => {
  it.each([
    ['Ollama, unknown model', 424, 'does not know the model llama9. It says: “model "llama9" not found'],
    ['vLLM, unknown model', 424, 'does not know the model llama9.'],
    ['OpenRouter, unknown model', 424, 'does not know the model llama9.'],
    ['llama.cpp, wrong key', 424, 'refused the key. Set MODEL_KEY and start Sazón again.'],
    [
      'llama.cpp, still loading',
      502,
      'answered with status 503, and not as a model would. It says: “Loading model”',
    ],
    ['LM Studio, wrong address', 424, 'has no chat there: most addresses end in /v1.'],
  ] as const)('of the server is told in words: %s', async (name, status, words) => {
    modelServer.setResponses(errorResponses[name]);
    const answer = await quick();
    expect(answer).toMatchObject({ status, body: { error: expect.stringContaining(words) } });
    expect(answer.body.error.length).toBeLessThanOrEqual(300);
    expect(modelServer.requests).toHaveLength(1);
  });

  const isRefused = (answer: unknown, status: number, words: string) =>
    expect(answer).toMatchObject({ status, body: { error: expect.stringContaining(words) } });

  it('to reach the server names its URL', async () => {
    const gone = await startFakeModelServer();
    await gone.close();
    const model = { ...aModel(), baseUrl: gone.address, requestUrl: gone.address };
    network.use(...createHandlers({ apiUrl: apiUrl, serverUrl: serverUrl, model }));
    isRefused(await quick(), 502, `Nothing answers at ${gone.address}.`);
  });

  it('to finish a response has its own message', async () => {
    const cut = ollama(modelRecipeJson().slice(0, 200));
    const choices = cut.choices.map((choice) => ({ ...choice, finish_reason: 'length' }));
    modelServer.setResponses({ body: { ...cut, choices } });
    isRefused(await quick(), 502, 'llama9 ran out of room before the end');
    expect(modelServer.requests).toHaveLength(1);
  });

  it('because the model refuses shows its words', async () => {
    modelServer.setResponses({ body: openAi(null, 'I’m sorry, I can’t help with that.') });
    isRefused(
      await quick(),
      424,
      'refused to write this recipe. It says: “I’m sorry, I can’t help with that.”',
    );
  });

  it.each([
    ['prose', 'I would love to cook for you!', 'It is no JSON object.'],
    ['half an object', '{"title": "Rice"', 'It is no JSON object.'],
    ['no steps', modelRecipeJson({ steps: [] }), 'Its steps: is empty.'],
    ['steps that are objects', modelRecipeJson({ steps: [{ text: 'Boil.' }] }), 'Its steps.0: '],
    ['no minutes', modelRecipeJson({ minutes: 0 }), 'Its minutes: must be more than 0.'],
  ])('to return a recipe (%s) is retried once, and reported after two', async (_, text, problem) => {
    modelServer.setResponses({ body: ollama(text) }, { body: ollama() });
    expect((await quick()).status).toBe(200);
    expect(sentMessages(1).at(-1)).toContain(problem);
    modelServer.requests.length = 0;
    modelServer.setResponses({ body: ollama(text) });
    isRefused(await quick(), 502, `llama9 answered twice, but with no recipe as asked for. ${problem}`);
    expect(modelServer.requests).toHaveLength(2);
  });

  it('to respond within two minutes aborts the request', async () => {
    startFakeClock();
    modelServer.setResponses({ body: ollama('prose') }, null);
    let answer: unknown = null;
    void quick().then((given) => {
      answer = given;
    });
    await vi.waitFor(() => expect(modelServer.requests).toHaveLength(2));
    await advanceTimeUntil(() => expect(answer).not.toBeNull());
    isRefused(answer, 504, 'llama9 wrote no recipe within 2 minutes.');
    await vi.waitFor(() => expect(modelServer.requests[1]?.isAborted).toBe(true));
  });

  it('does not count for the rate limit, a served recipe does', async () => {
    const { uid, token } = await createSignedInUser();
    await writeSetting('rateLimit', { limit: 1, windowMs: 60_000 });
    const ask = () => callBackend('POST', '/api/recipes', token, aSubmission(uid));
    modelServer.setResponses(errorResponses['llama.cpp, still loading'], { body: ollama() });
    expect((await ask()).status).toBe(502);
    expect((await readSetting('recipeHits'))[uid]).toBeUndefined();
    expect((await ask()).headers.get('RateLimit-Remaining')).toBe('0');
    expect((await ask()).status).toBe(429);
    expect(modelServer.requests).toHaveLength(2);
  });
});

it('aborts the model when the next recipe is requested', async () => {
  modelServer.setResponses(null, { body: ollama() });
  const first = quick();
  await vi.waitFor(() => expect(modelServer.requests).toHaveLength(1));
  expect((await quick()).status).toBe(200);
  expect(await first).toMatchObject({
    status: 409,
    body: { error: expect.stringContaining('Another recipe') },
  });
  await vi.waitFor(() => expect(modelServer.requests[0]?.isAborted).toBe(true));
});

describe('the connection test', () => {
  const test = () => testConnection(aModel(), new AbortController().signal);

  it('requests one word, and shows the time', async () => {
    modelServer.setResponses({ body: ollama('ready') });
    expect(await test()).toMatch(/^llama9 answered after \d+\.\d seconds\.$/);
    expect(modelServer.requests[0]?.body).not.toHaveProperty('response_format');
  });

  it('shows the error', async () => {
    modelServer.setResponses(errorResponses['llama.cpp, wrong key']);
    expect(await test()).toContain('refused the key');
  });
});
