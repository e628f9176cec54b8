import { useMemo, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { paths, shareableUrl } from '@/config/paths';
import { type ExportedRecipe, exportRecipe } from '@/recipe/export/exportRecipe';
import { recipeToCooklang } from '@/recipe/export/recipeToCooklang';
import { jsonLdFileContent } from '@/recipe/export/recipeToJsonLd';
import { recipeToPlainText, shoppingList } from '@/recipe/export/recipeToPlainText';
import { mailtoLink } from '@/recipe/shareLinks';
import ClipboardList from '~icons/lucide/clipboard-list';
import Columns2 from '~icons/lucide/columns-2';
import Copy from '~icons/lucide/copy';
import FileCode from '~icons/lucide/file-code';
import FileText from '~icons/lucide/file-text';
import Mail from '~icons/lucide/mail';
import Printer from '~icons/lucide/printer';
import Share2 from '~icons/lucide/share-2';
import Smartphone from '~icons/lucide/smartphone';
import { UnitsRadioGroup } from '../portions/PortionsControl';
import { portionsSentence } from '../portions/portionsText';
import type { OpenRecipe } from '../useOpenRecipe';
import { ActionItem } from './ActionItem';
import { downloadFile, fileName } from './downloadFile';
import { openShareSheet } from './openShareSheet';

interface ShareAndSaveChoicesProps {
  recipe: OpenRecipe;
  /** Undefined if the recipe has no URL of its own. */
  onShare: (() => void) | undefined;
  /** Undefined in a dialog, where the page behind it would be printed. */
  onPrint: (() => void) | undefined;
  /** Undefined if there is no previous recipe. */
  onCompare: (() => void) | undefined;
  onDone: () => void;
}

/** Shows the actions to share, print, copy and save a recipe, for the chosen portions and units. */
export default function ShareAndSaveMenu({
  recipe: open,
  onShare,
  onPrint,
  onCompare,
  onDone,
}: ShareAndSaveChoicesProps) {
  const exported = useMemo(() => exportOpenRecipe(open), [open]);
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
    const name = fileName(exported.title, extension);
    downloadFile(content, type, name);
    onDone();
    toast.success(`Saved as ${name}`);
  };
  const note = portionsSentence(open.portions);
  const text = recipeToPlainText(exported);
  const send = () => {
    onDone();
    const failure = 'The recipe could not be sent. Copy it instead, or send it by mail.';
    void openShareSheet({ title: exported.title, text }, failure);
  };
  if (byHand !== null) return <CopyByHand text={byHand} />;
  return (
    <>
      {note && <p className="text-soft">{note}</p>}
      <ul className="grid gap-1">
        {onShare && (
          <ActionItem icon={Share2} onSelect={onShare}>
            Share
          </ActionItem>
        )}
        {onPrint && (
          <ActionItem icon={Printer} onSelect={onPrint}>
            Print
          </ActionItem>
        )}
        {onCompare && (
          <ActionItem icon={Columns2} onSelect={onCompare}>
            Compare with the previous one
          </ActionItem>
        )}
        <ActionItem icon={Copy} onSelect={() => void copy(text, 'Recipe copied to clipboard!')}>
          Copy the recipe
        </ActionItem>
        {exported.ingredients.length > 0 && (
          <ActionItem
            icon={ClipboardList}
            onSelect={() => void copy(shoppingList(exported), 'Shopping list copied to clipboard!')}
          >
            Copy what to buy
          </ActionItem>
        )}
        {!onShare && (
          <ActionItem icon={Mail} href={recipeMailtoLink(exported)} onSelect={onDone}>
            Send by mail
          </ActionItem>
        )}
        {!onShare && 'share' in navigator && (
          <ActionItem icon={Smartphone} onSelect={send}>
            Send to another app
          </ActionItem>
        )}
        <ActionItem
          icon={FileCode}
          hint="JSON-LD, read by most recipe apps"
          onSelect={() => save(jsonLdFileContent(exported), 'application/ld+json', 'json')}
        >
          Save for a recipe app
        </ActionItem>
        <ActionItem
          icon={FileText}
          hint="Plain text with the amounts marked"
          onSelect={() => save(recipeToCooklang(exported), 'text/plain', 'cook')}
        >
          Save as Cooklang
        </ActionItem>
      </ul>
      <UnitsRadioGroup portions={open.portions} />
    </>
  );
}

function exportOpenRecipe({ recipe, title, texts, portions }: OpenRecipe): ExportedRecipe {
  const { count, writtenCount, hasDiners, units } = portions;
  return exportRecipe({
    recipe,
    title,
    texts,
    scaling: { factor: count / writtenCount, units },
    diners: hasDiners ? count : null,
    url: recipe._id === '' ? null : shareableUrl(paths.recipe(recipe._id)),
  });
}

/** Returns a mailto URL. The recipe's URL comes first, since long texts are cut at the end. */
const recipeMailtoLink = (exported: ExportedRecipe): string =>
  mailtoLink(
    exported.title,
    exported.url === null ? exported.title : `${exported.title}\n${exported.url}`,
    recipeToPlainText({ ...exported, title: '', url: null }),
  );

function selectAll(area: HTMLTextAreaElement | null) {
  area?.focus();
  area?.select();
}

/** Shows the text selected, for browsers that deny access to the clipboard. */
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
