/*
 * Chat completion responses in the formats of model servers, as reported in public issues: fields, their order, and additions.
 * The content is a recipe, or what a test passes.
 */
import type { ModelResponse } from './fakeModelServer';

export const aModelRecipe = (changes: Record<string, unknown> = {}) => ({
  title: 'Tomato Rice with Peas',
  description: 'A pan of rice that cooks in tomatoes.',
  minutes: 25,
  servings: 4,
  ingredients: [
    { amount: '300', unit: 'g', food: 'rice' },
    { amount: '4', unit: '', food: 'tomatoes' },
    { amount: '150', unit: 'g', food: 'peas' },
    { amount: '2', unit: 'tbsp', food: 'olive oil' },
    { amount: '', unit: '', food: 'salt' },
  ],
  steps: [
    'Chop the tomatoes. Heat the olive oil in a wide pan and cook them for 5 minutes.',
    'Add the rice, 600 ml water and the salt, and simmer for 15 minutes.',
    'Stir in the peas and cook for 5 minutes more.',
  ],
  notes: ['Keeps for a day in the fridge.'],
  kind: 'rice',
  ...changes,
});

export const modelRecipeJson = (changes?: Record<string, unknown>) => JSON.stringify(aModelRecipe(changes));

const usage = { prompt_tokens: 412, completion_tokens: 371, total_tokens: 783 };

/** Ollama 0.13, a model without reasoning. */
export const ollama = (content = modelRecipeJson()) => ({
  id: 'chatcmpl-174',
  object: 'chat.completion',
  created: 1764405566,
  model: 'llama3.2:3b',
  system_fingerprint: 'fp_ollama',
  choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
  usage,
});

/** Ollama, a model with reasoning in a separate field. */
export const ollamaThinking = (content = modelRecipeJson()) => ({
  ...ollama(content),
  id: 'chatcmpl-308',
  model: 'qwen3.5:9b',
  choices: [
    {
      index: 0,
      message: { role: 'assistant', content, reasoning: 'The user wants {one} recipe with rice.' },
      finish_reason: 'stop',
    },
  ],
});

/** LM Studio: empty statistics, and the model's name as fingerprint. */
export const lmStudio = (content = modelRecipeJson(), reasoning_content = '') => ({
  id: 'chatcmpl-2szcob25054lamiru7d02m',
  object: 'chat.completion',
  created: 1788207921,
  model: 'qwen3.5-4b-mlx',
  choices: [
    {
      index: 0,
      message: { role: 'assistant', content, reasoning_content, tool_calls: [] },
      logprobs: null,
      finish_reason: 'stop',
    },
  ],
  usage: { ...usage, completion_tokens_details: { reasoning_tokens: 0 } },
  stats: {},
  system_fingerprint: 'qwen3.5-4b-mlx',
});

/** llama.cpp with a template that opens the reasoning: the content has only its end. */
export const llamaCpp = (content = modelRecipeJson()) => ({
  choices: [
    {
      finish_reason: 'stop',
      index: 0,
      message: {
        role: 'assistant',
        content: `Okay, the user wants a recipe. Let me use {rice}.\n</think>\n\n${content}`,
      },
    },
  ],
  created: 1779514688,
  model: 'Qwen3.5-4B-Q5_K_M-MTP.gguf',
  system_fingerprint: 'b9294-0f3cb3fc8',
  object: 'chat.completion',
  usage: { ...usage, prompt_tokens_details: { cached_tokens: 0 } },
  id: 'chatcmpl-fwL9J1dyHj0vZf8nE0cEwBv3yGkq2xk1',
  timings: { prompt_n: 11, prompt_ms: 251.51, prompt_per_token_ms: 25.151, predicted_n: 131 },
});

/** vLLM with its reasoning parser. */
export const vllm = (content = modelRecipeJson(), reasoning_content: string | null = null) => ({
  id: 'chatcmpl-e190608951b043d182678c88cd8cc71b',
  object: 'chat.completion',
  created: 1753679183,
  model: 'LGAI-EXAONE/EXAONE-4.0-32B',
  choices: [
    {
      index: 0,
      message: {
        role: 'assistant',
        content,
        refusal: null,
        annotations: null,
        audio: null,
        function_call: null,
        tool_calls: [],
        reasoning_content,
      },
      logprobs: null,
      finish_reason: 'stop',
      stop_reason: null,
    },
  ],
  service_tier: null,
  system_fingerprint: null,
  usage: { ...usage, prompt_tokens_details: null },
  prompt_logprobs: null,
  kv_transfer_params: null,
});

export const openAi = (content: string | null = modelRecipeJson(), refusal: string | null = null) => ({
  id: 'chatcmpl-B9MBs8CjcvOU2jLn4n570S5qMJKcT',
  object: 'chat.completion',
  created: 1741569952,
  model: 'gpt-4.1-2025-04-14',
  choices: [
    {
      index: 0,
      message: { role: 'assistant', content, refusal, annotations: [] },
      logprobs: null,
      finish_reason: 'stop',
    },
  ],
  usage,
  service_tier: 'default',
});

/** Mistral: reasoning models respond in parts. */
export const mistral = (text = modelRecipeJson()) => ({
  id: 'cmpl-e5cc70bb28c444948073e77776eb30ef',
  object: 'chat.completion',
  created: 1702256327,
  model: 'magistral-medium-latest',
  choices: [
    {
      index: 0,
      message: {
        role: 'assistant',
        content: [
          { type: 'thinking', thinking: [{ type: 'text', text: 'Rice, then.' }] },
          { type: 'text', text },
        ],
        tool_calls: null,
        prefix: false,
      },
      finish_reason: 'stop',
    },
  ],
  usage,
});

/** Recorded error responses. */
export const errorResponses = {
  'Ollama, unknown model': {
    status: 404,
    body: {
      error: {
        message: 'model "llama9" not found, try pulling it first',
        type: 'api_error',
        param: null,
        code: null,
      },
    },
  },
  'vLLM, unknown model': {
    status: 404,
    body: {
      object: 'error',
      message: 'The model `llama9` does not exist.',
      type: 'NotFoundError',
      param: null,
      code: 404,
    },
  },
  'OpenRouter, unknown model': {
    status: 400,
    body: { error: { message: 'llama9 is not a valid model ID', code: 400 } },
  },
  'llama.cpp, wrong key': {
    status: 401,
    body: { error: { code: 401, message: 'Invalid API Key', type: 'authentication_error' } },
  },
  'llama.cpp, still loading': {
    status: 503,
    body: { error: { code: 503, message: 'Loading model', type: 'unavailable_error' } },
  },
  'LM Studio, wrong address': {
    status: 200,
    body: { error: 'Unexpected endpoint or method. (POST /chat/completions)' },
  },
  'LM Studio, no such format': {
    status: 400,
    body: { error: "'response_format.type' must be 'json_object' or 'text'" },
  },
  'DeepSeek, no such format': {
    status: 400,
    body: {
      error: {
        message: 'This response_format type is unavailable now',
        type: 'invalid_request_error',
        param: null,
        code: 'invalid_request_error',
      },
    },
  },
  'DeepSeek before, no such format': {
    status: 422,
    body: {
      error: {
        message:
          'Failed to deserialize the JSON body into the target type: response_format: response_format.type `json_schema` is unavailable now at line 1 column 1193',
        type: 'invalid_request_error',
        param: null,
        code: 'invalid_request_error',
      },
    },
  },
} as const satisfies Record<string, ModelResponse>;
