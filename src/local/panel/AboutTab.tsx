import { useState } from 'react';
import { brand } from '@/config/brand';
import { Button } from '@/ui/Button';
import type { ChatModel } from '../model/chatCompletion';
import { clearDb } from '../store/db';
import { RecipeWriterSetting } from './RecipeWriterSetting';

/** Shows what local mode is, the choice of model or kitchen, and a button that deletes all data. */
export function AboutTab({ model }: { model?: ChatModel | undefined }) {
  const [isConfirming, setConfirming] = useState(false);
  return (
    <div className="space-y-3 px-2 pb-1">
      {model && <RecipeWriterSetting model={model} />}
      <p>
        <strong>
          {model ? 'Only requests to the model leave this browser.' : 'Everything stays in this browser.'}
        </strong>{' '}
        Accounts, mails, profiles and recipes are kept here and survive a restart; nothing{model && ' else'}{' '}
        is sent anywhere.
      </p>
      <p className="text-sm text-soft">
        There are no servers: answers and mails are made on this device
        {model ? '.' : ', and the built-in kitchen cooks the recipes.'}
      </p>
      {isConfirming ? (
        <fieldset className="rounded-xl border border-line p-3">
          <legend className="px-1 font-semibold">Delete everything in this browser?</legend>
          <p className="mb-3 text-sm">All accounts, mails, profiles and recipes. There is no way back.</p>
          <div className="flex flex-wrap gap-2">
            {/* autoFocus: the question replaces the focused button. */}
            <Button variant="secondary" autoFocus onClick={() => setConfirming(false)}>
              Keep it
            </Button>
            <Button onClick={() => void deleteEverything()}>Delete</Button>
          </div>
        </fieldset>
      ) : (
        <Button variant="secondary" onClick={() => setConfirming(true)}>
          Delete everything in this browser
        </Button>
      )}
    </div>
  );
}

/** Clears the tables and the product's browser storage, then reloads. The Firebase SDK finds its account deleted and signs out. */
async function deleteEverything(): Promise<void> {
  await clearDb();
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) {
      if (key.startsWith(`${brand.slug}.`)) storage.removeItem(key);
    }
  }
  window.location.hash = '#/';
  window.location.reload();
}
