import { isTimeoutError, withTimeout } from '@/lib/timeout';
import { type ChatModel, createChatCompletion, modelTimeoutSeconds } from './chatCompletion';

/** Returns a sentence that says if the model responds. Asks it for one word, which tests URL, name and key. */
export async function testConnection(model: ChatModel, signal: AbortSignal): Promise<string> {
  const start = performance.now();
  const question = [{ role: 'user', content: 'Answer with the one word “ready”.' }] as const;
  try {
    await withTimeout(
      modelTimeoutSeconds,
      (request) => createChatCompletion(model, question, request),
      signal,
    );
    return `${model.name} answered after ${((performance.now() - start) / 1000).toFixed(1)} seconds.`;
  } catch (error) {
    if (isTimeoutError(error))
      return `${model.name} did not answer within ${modelTimeoutSeconds / 60} minutes.`;
    return error instanceof Error ? error.message : String(error);
  }
}
