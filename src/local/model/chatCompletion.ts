import { z } from 'zod';
import { sanitizeServerText } from '@/api/serverMessage';
import { HttpError } from '../http/httpError';

/** Timeout of all requests to the model for one recipe. */
export const modelTimeoutSeconds = 120;
/** Timeout of the product's call: longer, so that the model's error arrives first. */
export const recipeCallTimeoutSeconds = modelTimeoutSeconds + 10;

/** A model on a server with OpenAI's chat API: Ollama, LM Studio, llama.cpp, vLLM, a provider. */
export interface ChatModel {
  name: string;
  /** Shown in messages. */
  baseUrl: string;
  /** `/chat/completions` is appended to it. In a browser this is the proxy on the page's own origin. */
  requestUrl: string;
  headers?: Readonly<Record<string, string>>;
}

export interface ChatMessage {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

/** Content is a text or a list of parts; parts without a text are the model's reasoning. */
const partsSchema = z.array(z.object({ text: z.string().catch('') }));
const joinedParts = partsSchema.transform((parts) => parts.map(({ text }) => text).join(''));
const content = z.string().or(joinedParts).nullish();
const text = z.string().nullish();
const messageSchema = z.object({ content, reasoning_content: text, reasoning: text, refusal: text });
const choiceSchema = z.object({ finish_reason: text, message: messageSchema });
const completionSchema = z.object({ choices: z.tuple([choiceSchema], z.unknown()) });

/** Match servers' errors about the response format and about an unknown model. */
const formatErrorPattern = /response_format|schema|grammar|structured/i;
const modelErrorPattern =
  /(?:invalid|unknown|not a valid) model|model.{0,160}?not[ _](?:found|exist|available)/is;

/**
 * Sends one request to the model and returns its answer without the reasoning. Throws HttpError with a message for the
 * screen: status 424 if repeating does not help.
 * @param schema JSON schema of the answer; left out of a second request if the server rejects `response_format`
 */
export async function createChatCompletion(
  model: ChatModel,
  messages: readonly ChatMessage[],
  signal: AbortSignal,
  schema?: object,
): Promise<string> {
  const { status, body } = await postChatCompletion(model, messages, signal, schema);
  if (schema && [400, 422].includes(status) && formatErrorPattern.test(JSON.stringify(body)))
    return createChatCompletion(model, messages, signal);
  const { data } = completionSchema.safeParse(body);
  if (!data) throw createHttpError(model, status, body);
  const [{ message, finish_reason }] = data.choices;
  if (finish_reason === 'length')
    throw new HttpError(502, `${model.name} ran out of room before the end: raise its context length.`);
  if (message.refusal || finish_reason === 'content_filter')
    throw new HttpError(424, `${model.name} refused to write this recipe.${quote(message.refusal)}`);
  // For some models, LM Studio and Ollama return the whole answer as reasoning.
  const answer = message.content || message.reasoning_content || message.reasoning || '';
  // If the prompt contains the opening tag, only the closing one is in the answer.
  return answer.replace(/^.*<\/think(?:ing)?>/is, '').trim();
}

async function postChatCompletion(
  { requestUrl, name, baseUrl, headers }: ChatModel,
  messages: readonly ChatMessage[],
  signal: AbortSignal,
  schema: object | undefined,
): Promise<{ status: number; body: unknown }> {
  const response_format = { type: 'json_schema', json_schema: { name: 'recipe', strict: true, schema } };
  const response = await fetch(`${requestUrl}/chat/completions`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ model: name, messages, stream: false, ...(schema && { response_format }) }),
    signal,
  }).catch(() => null);
  const body: unknown = await response?.json().catch(() => null);
  signal.throwIfAborted();
  // Vite's proxy responds with 502 and no JSON if the server is unreachable.
  if (response && !(response.status === 502 && body === null)) return { status: response.status, body };
  const advice = 'Start the server there, or choose the built-in kitchen: Inbox, About.';
  throw new HttpError(502, `Nothing answers at ${baseUrl}. ${advice}`);
}

function createHttpError({ name, baseUrl }: ChatModel, status: number, body: unknown): HttpError {
  const detail = quote(errorSchema.safeParse(body).data);
  if (status === 401 || status === 403)
    return new HttpError(424, `${baseUrl} refused the key. Set MODEL_KEY and start Sazón again.${detail}`);
  if ((status === 400 || status === 404) && modelErrorPattern.test(JSON.stringify(body)))
    return new HttpError(424, `${baseUrl} does not know the model ${name}.${detail}`);
  // Some servers respond with 200 at unknown paths.
  if (status === 404 || (status === 200 && detail !== ''))
    return new HttpError(424, `${baseUrl} has no chat there: most addresses end in /v1.${detail}`);
  return new HttpError(502, `${baseUrl} answered with status ${status}, and not as a model would.${detail}`);
}

const messageTextSchema = z.object({ message: z.string() }).transform(({ message }) => message);
/** The forms in which servers send an error's message. */
const errorSchema = z.union([
  messageTextSchema,
  z.object({ error: z.string().or(messageTextSchema) }).transform(({ error }) => error),
]);

/** Returns a message of a server or model, shortened, as a sentence. */
function quote(message: string | null | undefined): string {
  const words = sanitizeServerText((message ?? '').slice(0, 120));
  return words === null ? '' : ` It says: “${words}”`;
}
