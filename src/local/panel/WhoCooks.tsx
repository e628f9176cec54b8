import { useEffect, useRef, useState } from 'react';
import { Button } from '@/ui/Button';
import type { ChatModel } from '../model/chatCompletion';
import { testConnection } from '../model/testConnection';
import { readSetting, writeSetting } from '../store/settings';
import { useLiveQuery } from './useLiveQuery';

const row = '-mx-2 flex min-h-11 cursor-pointer items-start gap-3 rounded-xl p-2 hover:bg-paper';
const tick = 'mt-0.5 size-5 shrink-0 accent-tomato';

const readCook = () => readSetting('cook');

const cooks = [
  { cook: 'kitchen', about: 'Rules and a cookbook in this browser. Sends nothing.' },
  { cook: 'model', about: 'Gets what you ask for and the food preferences that go with it.' },
] as const;

/** Shows the choice between model and built-in kitchen, and a test of the connection. */
export function WhoCooks({ model }: { model: ChatModel }) {
  const chosen = useLiveQuery(readCook, null);
  return (
    <div>
      <fieldset>
        <legend className="font-semibold">Who cooks</legend>
        {cooks.map(({ cook, about }) => (
          <label key={cook} className={row}>
            <input
              type="radio"
              name="cook"
              checked={cook === chosen}
              onChange={() => void writeSetting('cook', cook)}
              className={tick}
            />
            <span className="min-w-0 wrap-anywhere">
              <span className="block font-semibold">
                {cook === 'model' ? `${model.name} at ${model.address}` : 'The built-in kitchen'}
              </span>
              <span className="block text-sm text-soft">{about}</span>
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
  const test = useRef<AbortController>(null);
  const [isTesting, setIsTesting] = useState(false);

  useEffect(() => () => test.current?.abort(), []);

  async function start() {
    if (isTesting) return;
    test.current = new AbortController();
    setIsTesting(true);
    setResult(`Asking ${model.name} for a word…`);
    setResult(await testConnection(model, test.current.signal));
    setIsTesting(false);
  }

  return (
    <>
      <Button variant="secondary" className="mt-2" aria-disabled={isTesting} onClick={() => void start()}>
        Test the connection
      </Button>
      <p role="status" className="mt-2 text-sm wrap-anywhere">
        {result}
      </p>
    </>
  );
}
