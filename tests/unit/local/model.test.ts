import { advanceTimeUntil, startFakeClock } from '@tests/support/clock';
import {
  aModelRecipe,
  llamaCpp,
  lmStudio,
  mistral,
  ollama,
  ollamaThinking,
  openAi,
  recipeText,
  refusals,
  vllm,
} from '@tests/support/modelAnswers';
import { type ModelServer, startModelServer } from '@tests/support/modelServer';
import { server as network } from '@tests/support/server';
import { http, passthrough } from 'msw';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHandlers } from '@/local/handlers';
import { testConnection } from '@/local/model/testConnection';
import { openDb } from '@/local/store/db';
import { readSetting, writeSetting } from '@/local/store/settings';
import { api, aQuickRequest, aSubmission, backend, call, server, signedIn } from './localMode';

let modelServer: ModelServer;
beforeAll(async () => {
  modelServer = await startModelServer();
});
afterAll(() => modelServer.close());

const aModel = () => ({
  name: 'llama9',
  baseUrl: modelServer.address,
  requestUrl: modelServer.address,
});

beforeEach(() => {
  modelServer.asked.length = 0;
  network.use(
    ...createHandlers({ apiUrl: api, serverUrl: server, model: aModel() }),
    http.post(/^http:\/\/127\.0\.0\.1:/, () => passthrough()),
  );
});

const quick = (changes: object = {}) =>
  backend('POST', '/api/api/quickrecipe', null, { ...aQuickRequest, ...changes });

async function create(changes: object = {}) {
  const { uid, token } = await signedIn();
  return backend('POST', '/api/recipes', token, { ...aSubmission(uid), ...changes });
}

const said = (at: number) => modelServer.asked[at]?.body.messages.map(({ content }) => content) ?? [];

describe('a recipe of a model', () => {
  it.each([
    ['Ollama', ollama()],
    ['Ollama, thinking', ollamaThinking()],
    ['Ollama, thinking in the answer', ollama(`<think>Rice? {Yes}.</think>\n${recipeText()}`)],
    ['Ollama, with a fence', ollama(`Here it is:\n\`\`\`json\n${recipeText()}\n\`\`\`\nEnjoy!`)],
    ['LM Studio', lmStudio()],
    ['LM Studio, the answer among the thoughts', lmStudio('', recipeText())],
    ['llama.cpp, only the end of its thoughts marked', llamaCpp()],
    ['vLLM', vllm()],
    ['vLLM, thinking', vllm(recipeText(), 'Okay, rice.')],
    ['OpenAI', openAi()],
    ['Mistral, in parts', mistral()],
    [
      'numbers as text, amounts as numbers, an unknown kind',
      ollama(
        recipeText({
          minutes: '25 min',
          servings: '4',
          ingredients: [{ amount: 300, unit: 'g', food: 'rice' }],
          notes: null,
          kind: 'Paella',
        }),
      ),
    ],
  ])('is read from %s', async (_, body) => {
    modelServer.willAnswer({ body });
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
    expect((await call(`${server}${data.imageUrl}`)).body).toMatch(/^<svg/);
    expect(modelServer.asked).toHaveLength(1);
  });

  it('has the markdown of the kitchen’s recipes, and is kept as they are', async () => {
    modelServer.willAnswer({
      body: ollama(recipeText({ steps: ['Step 1: Boil\nthe rice.', '2. Serve 1.5 l of it.'] })),
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

  it('shows its kind and its foods in the picture', async () => {
    const pictureOf = async (changes: Record<string, unknown>) => {
      vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => array);
      modelServer.willAnswer({ body: ollama(recipeText(changes)) });
      const { data } = (await quick()).body;
      return (await call(`${server}${data.imageUrl}`)).body;
    };
    const rice = await pictureOf({});
    expect(await pictureOf({})).toBe(rice);
    expect(await pictureOf({ kind: 'soup' })).not.toBe(rice);
    expect(await pictureOf({ ingredients: [{ amount: '2', unit: '', food: 'carrots' }] })).not.toBe(rice);
  });
});

describe('what is sent to a model', () => {
  it('is the request and the preferences of a recipe, to the letter, and nothing else of the cook', async () => {
    modelServer.willAnswer({ body: ollama() });
    const { uid, token } = await signedIn({ email: 'ana@example.com', profile: { name: 'Ana María' } });
    const submission = aSubmission(uid);
    await backend('POST', '/api/recipes', token, { ...submission, necesidadesDiners: 'Mild, please' });
    const [asked] = modelServer.asked;
    expect(asked?.path).toBe('/v1/chat/completions');
    expect(said(0)[1]).toBe(
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

  it('is the six fields of a quick recipe, for a signed-in cook too', async () => {
    modelServer.willAnswer({ body: ollama() });
    const { token } = await signedIn({ email: 'ana@example.com', profile: { diet: 'Kosher' } });
    await backend('POST', '/api/api/quickrecipe', token, { ...aQuickRequest, necesidadesDiners: 'Mild' });
    expect(said(0)[1]).toBe(
      'Ingredients: Rice, tomato\nMinutes: 20\nDiners: 2\nMeal: Lunch\nKind of recipe: Default Recipe\nNote for the chef: Mild\nLanguage: English',
    );
    expect(JSON.stringify(modelServer.asked[0]?.body)).not.toContain('Kosher');
  });

  it('asks for one whole answer in a schema without bounds, formats or optional keys', async () => {
    modelServer.willAnswer({ body: ollama() });
    await quick();
    const body = modelServer.asked[0]?.body;
    expect(Object.keys(body ?? {}).sort()).toEqual(['messages', 'model', 'response_format', 'stream']);
    expect(body).toMatchObject({ model: 'llama9', stream: false });
    const schema = body?.response_format?.json_schema.schema;
    expect(schema?.required).toEqual(Object.keys(aModelRecipe()));
    expect(JSON.stringify(schema)).not.toMatch(
      /"(?:minimum|maximum|exclusiveMinimum|minLength|minItems|pattern|format|default|\$schema|\$ref|anyOf)"/,
    );
  });

  it.each(Object.entries(refusals).filter(([name]) => name.includes('format')))(
    'is asked without a format where that is refused (%s)',
    async (_, refusal) => {
      modelServer.willAnswer(refusal, { body: ollama() });
      expect((await quick()).status).toBe(200);
      const formats = modelServer.asked.map(({ body }) => 'response_format' in body);
      expect(formats).toEqual([true, false]);
    },
  );

  it('goes nowhere once the kitchen is chosen, and back again without a restart', async () => {
    modelServer.willAnswer({ body: ollama() });
    await writeSetting('cook', 'kitchen');
    expect((await quick()).body.data.descripcionReceta).not.toContain('Tomato Rice with Peas');
    expect(modelServer.asked).toEqual([]);
    await writeSetting('cook', 'model');
    expect((await quick()).body.data.descripcionReceta).toContain('Tomato Rice with Peas');
  });
});

describe('foods that are ruled out', () => {
  const withButter = () =>
    ollama(
      recipeText({
        ingredients: [
          { amount: '50', unit: 'g', food: 'almond butter' },
          { amount: '1', unit: '', food: 'onion' },
        ],
      }),
    );

  it('go back to the model once, by name, with what rules them out', async () => {
    modelServer.willAnswer({ body: withButter() }, { body: ollama() });
    const { body } = await create();
    expect(body.ingredientes).toContain('300 g rice');
    expect(modelServer.asked).toHaveLength(2);
    const [, , before, told] = said(1);
    expect(before).toContain('almond butter');
    expect(told).toMatch(/- almond.*\(Nuts\)/);
    expect(told).not.toContain('onion');
  });

  it('are served, uncorrected, where the model insists', async () => {
    modelServer.willAnswer({ body: withButter() });
    const { status, body } = await create();
    expect(status).toBe(201);
    expect(body.ingredientes).toBe('- 50 g almond butter\n- 1 onion');
    expect(modelServer.asked).toHaveLength(2);
  });

  it.each([
    ['the note', { necesidadesDiners: 'I am allergic to peas' }, 'peas', /- peas? /],
    ['the theme', { tipoReceta: 'Vegan Bliss', ingredientes: 'Rice' }, 'cheddar', /- cheddar.*\(Vegan\)/],
  ])('are those of %s too', async (_, request, food, named) => {
    const dish = (name: string) => recipeText({ ingredients: [{ amount: '50', unit: 'g', food: name }] });
    modelServer.willAnswer({ body: ollama(dish(food)) }, { body: ollama(dish('onions')) });
    expect((await quick(request)).status).toBe(200);
    expect(said(1).at(-1)).toMatch(named);
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
  it('is that of the request, in the headings too', async () => {
    modelServer.willAnswer({ body: ollama(recipeText(spanish)) });
    const { data } = (await quick({ ingredientes: 'arroz, tomates, huevos' })).body;
    expect(said(0)[1]).toContain('Language: Spanish');
    expect(data.descripcionReceta).toMatch(/## Preparación\n\n1\. Pica[\s\S]*## Notas\n\n- Se guarda/);
  });

  it('is asked for once more where the answer is in another', async () => {
    modelServer.willAnswer({ body: ollama(recipeText()) }, { body: ollama(recipeText(spanish)) });
    const { data } = (await quick({ necesidadesDiners: 'para los niños, sin picante' })).body;
    expect(data.descripcionReceta).toContain('# Arroz con tomate');
    expect(said(1).at(-1)).toContain('It is in English, and was asked for in Spanish.');
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
    modelServer.willAnswer(refusals[name]);
    const answer = await quick();
    expect(answer).toMatchObject({ status, body: { error: expect.stringContaining(words) } });
    expect(answer.body.error.length).toBeLessThanOrEqual(300);
    expect(modelServer.asked).toHaveLength(1);
  });

  const isRefused = (answer: unknown, status: number, words: string) =>
    expect(answer).toMatchObject({ status, body: { error: expect.stringContaining(words) } });

  it('to reach the server names its address', async () => {
    const gone = await startModelServer();
    await gone.close();
    const model = { ...aModel(), baseUrl: gone.address, requestUrl: gone.address };
    network.use(...createHandlers({ apiUrl: api, serverUrl: server, model }));
    isRefused(await quick(), 502, `Nothing answers at ${gone.address}.`);
  });

  it('to end an answer has a message of its own', async () => {
    const cut = ollama(recipeText().slice(0, 200));
    const choices = cut.choices.map((choice) => ({ ...choice, finish_reason: 'length' }));
    modelServer.willAnswer({ body: { ...cut, choices } });
    isRefused(await quick(), 502, 'llama9 ran out of room before the end');
    expect(modelServer.asked).toHaveLength(1);
  });

  it('to agree is told in the model’s own words', async () => {
    modelServer.willAnswer({ body: openAi(null, 'I’m sorry, I can’t help with that.') });
    isRefused(
      await quick(),
      424,
      'refused to write this recipe. It says: “I’m sorry, I can’t help with that.”',
    );
  });

  it.each([
    ['prose', 'I would love to cook for you!', 'It is no JSON object.'],
    ['half an object', '{"title": "Rice"', 'It is no JSON object.'],
    ['no steps', recipeText({ steps: [] }), 'Its steps: is empty.'],
    ['steps that are objects', recipeText({ steps: [{ text: 'Boil.' }] }), 'Its steps.0: '],
    ['no minutes', recipeText({ minutes: 0 }), 'Its minutes: must be more than 0.'],
  ])(
    'to answer with a recipe (%s) is put right by one more try, and told after two',
    async (_, text, problem) => {
      modelServer.willAnswer({ body: ollama(text) }, { body: ollama() });
      expect((await quick()).status).toBe(200);
      expect(said(1).at(-1)).toContain(problem);
      modelServer.asked.length = 0;
      modelServer.willAnswer({ body: ollama(text) });
      isRefused(await quick(), 502, `llama9 answered twice, but with no recipe as asked for. ${problem}`);
      expect(modelServer.asked).toHaveLength(2);
    },
  );

  it('to answer in time ends the wait after two minutes in all, and the model’s work with it', async () => {
    startFakeClock();
    modelServer.willAnswer({ body: ollama('prose') }, null);
    let answer: unknown = null;
    void quick().then((given) => {
      answer = given;
    });
    await vi.waitFor(() => expect(modelServer.asked).toHaveLength(2));
    await advanceTimeUntil(() => expect(answer).not.toBeNull());
    isRefused(answer, 504, 'llama9 wrote no recipe within 2 minutes.');
    await vi.waitFor(() => expect(modelServer.asked[1]?.isCalledOff).toBe(true));
  });

  it('costs no recipe of the rate limit: one that is served does', async () => {
    const { uid, token } = await signedIn();
    await writeSetting('rateLimit', { limit: 1, windowMs: 60_000 });
    const ask = () => backend('POST', '/api/recipes', token, aSubmission(uid));
    modelServer.willAnswer(refusals['llama.cpp, still loading'], { body: ollama() });
    expect((await ask()).status).toBe(502);
    expect((await readSetting('recipeHits'))[uid]).toBeUndefined();
    expect((await ask()).headers.get('RateLimit-Remaining')).toBe('0');
    expect((await ask()).status).toBe(429);
    expect(modelServer.asked).toHaveLength(2);
  });
});

it('calls the model off when the next recipe is asked for', async () => {
  modelServer.willAnswer(null, { body: ollama() });
  const first = quick();
  await vi.waitFor(() => expect(modelServer.asked).toHaveLength(1));
  expect((await quick()).status).toBe(200);
  expect(await first).toMatchObject({
    status: 409,
    body: { error: expect.stringContaining('Another recipe') },
  });
  await vi.waitFor(() => expect(modelServer.asked[0]?.isCalledOff).toBe(true));
});

describe('the test of the connection', () => {
  const test = () => testConnection(aModel(), new AbortController().signal);

  it('asks for a word, and says how long that took', async () => {
    modelServer.willAnswer({ body: ollama('ready') });
    expect(await test()).toMatch(/^llama9 answered after \d+\.\d seconds\.$/);
    expect(modelServer.asked[0]?.body).not.toHaveProperty('response_format');
  });

  it('says what is wrong', async () => {
    modelServer.willAnswer(refusals['llama.cpp, wrong key']);
    expect(await test()).toContain('refused the key');
  });
});
