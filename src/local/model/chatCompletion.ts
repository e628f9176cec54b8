import { z } from 'zod';
import { sanitizeServerText } from '@/api/apiFetch';
import { HttpError } from '../http/httpError';

/** For all requests to the model for one recipe. */
export const modelTimeoutSeconds = 120;
/** For the product's call: longer, so that the model's own error comes first. */
export const callTimeoutSeconds = modelTimeoutSeconds + 10;

/** A model on a server with OpenAI's chat API: Ollama, LM Studio, llama.cpp, vLLM, a provider. */
export interface ChatModel {
  name: string;
  /** The configured URL, for messages. */
  address: string;
  /** `/chat/completions` is appended to it. In a browser this is the proxy on the page's own origin. */
  url: string;
  headers?: Readonly<Record<string, string>>;
}

export interface ChatMessage {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

/** Text, or a list of parts; parts without a text are the model's thoughts. */
const partsSchema = z.array(z.object({ text: z.string().catch('') }));
const textOfParts = partsSchema.transform((parts) => parts.map(({ text }) => text).join(''));
const content = z.string().or(textOfParts).nullish();
const text = z.string().nullish();
const messageSchema = z.object({ content, reasoning_content: text, reasoning: text, refusal: text });
const choiceSchema = z.object({ finish_reason: text, message: messageSchema });
const completionSchema = z.object({ choices: z.tuple([choiceSchema], z.unknown()) });

/** Words of servers' errors about the response format, and about the model. */
const aboutFormat = /response_format|schema|grammar|structured/i;
const aboutModel = /(?:invalid|unknown|not a valid) model|model.{0,160}?not[ _](?:found|exist|available)/is;

/**
 * Sends one request to the model and returns its answer without its thoughts. Throws HttpError with a message for the
 * screen: status 424 if repeating does not help.
 * @param schema JSON schema of the answer; left out of a second request if the server rejects `response_format`
 */
export async function completeChat(
  model: ChatModel,
  messages: readonly ChatMessage[],
  signal: AbortSignal,
  schema?: object,
): Promise<string> {
  const { status, body } = await post(model, messages, signal, schema);
  if (schema && [400, 422].includes(status) && aboutFormat.test(JSON.stringify(body)))
    return completeChat(model, messages, signal);
  const { data } = completionSchema.safeParse(body);
  if (!data) throw httpErrorFor(model, status, body);
  const [{ message, finish_reason }] = data.choices;
  if (finish_reason === 'length')
    throw new HttpError(502, `${model.name} ran out of room before the end: raise its context length.`);
  if (message.refusal || finish_reason === 'content_filter')
    throw new HttpError(424, `${model.name} refused to write this recipe.${quoted(message.refusal)}`);
  // For some models, LM Studio and Ollama return the whole answer as thoughts.
  const answer = message.content || message.reasoning_content || message.reasoning || '';
  // If the prompt contains the opening tag, only the closing one is in the answer.
  return answer.replace(/^.*<\/think(?:ing)?>/is, '').trim();
}

async function post(
  { url, name, address, headers }: ChatModel,
  messages: readonly ChatMessage[],
  signal: AbortSignal,
  schema: object | undefined,
): Promise<{ status: number; body: unknown }> {
  const response_format = { type: 'json_schema', json_schema: { name: 'recipe', strict: true, schema } };
  const response = await fetch(`${url}/chat/completions`, {
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
  throw new HttpError(502, `Nothing answers at ${address}. ${advice}`);
}

function httpErrorFor({ name, address }: ChatModel, status: number, body: unknown): HttpError {
  const words = quoted(errorSchema.safeParse(body).data);
  if (status === 401 || status === 403)
    return new HttpError(424, `${address} refused the key. Set MODEL_KEY and start Sazón again.${words}`);
  if ((status === 400 || status === 404) && aboutModel.test(JSON.stringify(body)))
    return new HttpError(424, `${address} does not know the model ${name}.${words}`);
  // Some servers respond with 200 at unknown paths.
  if (status === 404 || (status === 200 && words !== ''))
    return new HttpError(424, `${address} has no chat there: most addresses end in /v1.${words}`);
  return new HttpError(502, `${address} answered with status ${status}, and not as a model would.${words}`);
}

const toldSchema = z.object({ message: z.string() }).transform(({ message }) => message);
/** The forms in which servers send an error's message. */
const errorSchema = z.union([
  toldSchema,
  z.object({ error: z.string().or(toldSchema) }).transform(({ error }) => error),
]);

/** Returns a message of a server or model, shortened, as a sentence. */
function quoted(told: string | null | undefined): string {
  const words = sanitizeServerText((told ?? '').slice(0, 120));
  return words === null ? '' : ` It says: “${words}”`;
}
