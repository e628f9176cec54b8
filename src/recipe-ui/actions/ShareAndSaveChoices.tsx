import { useMemo, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { paths, shareableUrl } from '@/config/paths';
import { recipeAsText, shoppingListOf } from '@/recipe/export/recipeAsText';
import { recipeCooklang } from '@/recipe/export/recipeCooklang';
import { jsonLdFile } from '@/recipe/export/recipeJsonLd';
import { type RecipeToTake, recipeToTake } from '@/recipe/export/recipeToTake';
import { mailLink } from '@/recipe/shareLinks';
import ClipboardList from '~icons/lucide/clipboard-list';
import Columns2 from '~icons/lucide/columns-2';
import Copy from '~icons/lucide/copy';
import FileCode from '~icons/lucide/file-code';
import FileText from '~icons/lucide/file-text';
import Mail from '~icons/lucide/mail';
import Printer from '~icons/lucide/printer';
import Share2 from '~icons/lucide/share-2';
import Smartphone from '~icons/lucide/smartphone';
import { portionsNote } from '../portions/countInWords';
import { UnitsChoice } from '../portions/PortionsControl';
import type { OpenRecipe } from '../useOpenRecipe';
import { Choice } from './Choice';
import { fileName, saveFile } from './saveFile';
import { shareWithDevice } from './shareWithDevice';

interface ShareAndSaveChoicesProps {
  recipe: OpenRecipe;
  /** Undefined where the recipe has no address that leads to it. */
  onShare: (() => void) | undefined;
  /** Undefined where the page that would be printed is not the recipe's. */
  onPrint: (() => void) | undefined;
  /** Shows the recipe beside the one it was to be better than; undefined where there is none. */
  onCompare: (() => void) | undefined;
  onDone: () => void;
}

/** What can be done with a recipe besides cooking it, for the portions and in the units it is shown in. */
export default function ShareAndSaveChoices({
  recipe: open,
  onShare,
  onPrint,
  onCompare,
  onDone,
}: ShareAndSaveChoicesProps) {
  const taken = useMemo(() => takenFrom(open), [open]);
  const [byHand, setByHand] = useState<string | null>(null);
  const copy = async (text: string, said: string) => {
    try {
      await navigator.clipboard.writeText(text);
      onDone();
      toast.success(said);
    } catch {
      setByHand(text);
    }
  };
  const save = (content: string, type: string, extension: string) => {
    const name = fileName(taken.title, extension);
    saveFile(content, type, name);
    onDone();
    toast.success(`Saved as ${name}`);
  };
  const note = portionsNote(open.portions);
  const text = recipeAsText(taken);
  const send = () => {
    onDone();
    const failure = 'The recipe could not be sent. Copy it instead, or send it by mail.';
    void shareWithDevice({ title: taken.title, text }, failure);
  };
  if (byHand !== null) return <CopyByHand text={byHand} />;
  return (
    <>
      {note && <p className="text-soft">{note}</p>}
      <ul className="grid gap-1">
        {onShare && (
          <Choice icon={Share2} onChoose={onShare}>
            Share
          </Choice>
        )}
        {onPrint && (
          <Choice icon={Printer} onChoose={onPrint}>
            Print
          </Choice>
        )}
        {onCompare && (
          <Choice icon={Columns2} onChoose={onCompare}>
            Compare with the previous one
          </Choice>
        )}
        <Choice icon={Copy} onChoose={() => void copy(text, 'Recipe copied to clipboard!')}>
          Copy the recipe
        </Choice>
        {taken.ingredients.length > 0 && (
          <Choice
            icon={ClipboardList}
            onChoose={() => void copy(shoppingListOf(taken), 'Shopping list copied to clipboard!')}
          >
            Copy what to buy
          </Choice>
        )}
        {!onShare && (
          <Choice icon={Mail} href={mailOf(taken)} onChoose={onDone}>
            Send by mail
          </Choice>
        )}
        {!onShare && 'share' in navigator && (
          <Choice icon={Smartphone} onChoose={send}>
            Send to another app
          </Choice>
        )}
        <Choice
          icon={FileCode}
          hint="JSON-LD, read by most recipe apps"
          onChoose={() => save(jsonLdFile(taken), 'application/ld+json', 'json')}
        >
          Save for a recipe app
        </Choice>
        <Choice
          icon={FileText}
          hint="Plain text with the amounts marked"
          onChoose={() => save(recipeCooklang(taken), 'text/plain', 'cook')}
        >
          Save as Cooklang
        </Choice>
      </ul>
      <UnitsChoice portions={open.portions} />
    </>
  );
}

function takenFrom({ recipe, title, texts, portions }: OpenRecipe): RecipeToTake {
  const { count, written, saysDiners, units } = portions;
  return recipeToTake({
    recipe,
    title,
    texts,
    choice: { factor: count / written, units },
    diners: saysDiners ? count : null,
    url: recipe._id === '' ? null : shareableUrl(paths.recipe(recipe._id)),
  });
}

/** The address of its page stands first: words that are too many for a mail are cut at their end. */
const mailOf = (taken: RecipeToTake): string =>
  mailLink(
    taken.title,
    taken.url === null ? taken.title : `${taken.title}\n${taken.url}`,
    recipeAsText({ ...taken, title: '', url: null }),
  );

function selectAll(area: HTMLTextAreaElement | null) {
  area?.focus();
  area?.select();
}

/** Where the browser keeps the page from the clipboard: the text, chosen already. */
function CopyByHand({ text }: { text: string }) {
  return (
    <label className="grid gap-2">
      <span role="alert">
        Your browser does not let this page copy. The text is selected: copy it with Ctrl+C, or ⌘C on a Mac,
        or hold it on a phone.
      </span>
      <textarea
        ref={selectAll}
        readOnly
        value={text}
        rows={12}
        className="w-full rounded-xl border border-line-strong bg-paper p-3"
      />
    </label>
  );
}
