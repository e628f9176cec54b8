import { useEffect, useRef, useState } from 'react';
import { Button } from '@/ui/Button';
import type { ChatModel } from '../model/chatCompletion';
import { testConnection } from '../model/testConnection';
import { readSetting, writeSetting } from '../store/settings';
import { Option } from './Option';
import { useLiveQuery } from './useLiveQuery';

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
      <fieldset className="-mx-2">
        <legend className="px-2 font-semibold">Who cooks</legend>
        {recipeWriterOptions.map(({ cook, description }) => (
          <Option
            key={cook}
            type="radio"
            name="cook"
            title={cook === 'model' ? `${model.name} at ${model.baseUrl}` : 'The built-in kitchen'}
            description={description}
            checked={cook === chosen}
            onChange={() => void writeSetting('cook', cook)}
          />
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
