import { useEffect, useRef, useState } from 'react';
import { Button } from '@/ui/Button';
import type { ChatModel } from '../model/chatCompletion';
import { testConnection } from '../model/testConnection';
import { readSetting, writeSetting } from '../store/settings';
import { useLiveQuery } from './useLiveQuery';

const rowClass = '-mx-2 flex min-h-11 cursor-pointer items-start gap-3 rounded-xl p-2 hover:bg-paper';
const radioClass = 'mt-0.5 size-5 shrink-0 accent-tomato';

const readRecipeWriter = () => readSetting('cook');

const recipeWriterOptions = [
  { cook: 'kitchen', description: 'Rules and a cookbook in this browser. Sends nothing.' },
  { cook: 'model', description: 'Gets what you ask for and the food preferences that go with it.' },
] as const;

/** Shows the choice between model and built-in kitchen, and a test of the connection. */
export function RecipeWriterSetting({ model }: { model: ChatModel }) {
  const chosen = useLiveQuery(readRecipeWriter, null);
  return (
    <div>
      <fieldset>
        <legend className="font-semibold">Who cooks</legend>
        {recipeWriterOptions.map(({ cook, description }) => (
          <label key={cook} className={rowClass}>
            <input
              type="radio"
              name="cook"
              checked={cook === chosen}
              onChange={() => void writeSetting('cook', cook)}
              className={radioClass}
            />
            <span className="min-w-0 wrap-anywhere">
              <span className="block font-semibold">
                {cook === 'model' ? `${model.name} at ${model.baseUrl}` : 'The built-in kitchen'}
              </span>
              <span className="block text-sm text-soft">{description}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <ConnectionTest model={model} />
    </div>
  );
}

function ConnectionTest({ model }: { model: ChatModel }) {
  const [result, setResult] = useState('');
  const controller = useRef<AbortController>(null);
  const [isTesting, setIsTesting] = useState(false);

  useEffect(() => () => controller.current?.abort(), []);

  async function test() {
    if (isTesting) return;
    controller.current = new AbortController();
    setIsTesting(true);
    setResult(`Asking ${model.name} for a word…`);
    setResult(await testConnection(model, controller.current.signal));
    setIsTesting(false);
  }

  return (
    <>
      <Button variant="secondary" className="mt-2" aria-disabled={isTesting} onClick={() => void test()}>
        Test the connection
      </Button>
      <p role="status" className="mt-2 text-sm wrap-anywhere">
        {result}
      </p>
    </>
  );
}
