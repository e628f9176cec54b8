import { lazy, useMemo, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { paths, shareableUrl } from '@/config/paths';
import { type ExportedRecipe, exportRecipe } from '@/recipe/export/exportRecipe';
import { recipeToCooklang } from '@/recipe/export/recipeToCooklang';
import { jsonLdFileContent } from '@/recipe/export/recipeToJsonLd';
import { recipeToPlainText, shoppingList } from '@/recipe/export/recipeToPlainText';
import { mailtoLink } from '@/recipe/shareLinks';
import ClipboardList from '~icons/lucide/clipboard-list';
import Copy from '~icons/lucide/copy';
import FileCode from '~icons/lucide/file-code';
import FileDiff from '~icons/lucide/file-diff';
import FileText from '~icons/lucide/file-text';
import Mail from '~icons/lucide/mail';
import Printer from '~icons/lucide/printer';
import Share2 from '~icons/lucide/share-2';
import Smartphone from '~icons/lucide/smartphone';
import { UnitsRadioGroup } from '../portions/PortionsControl';
import { portionsSentence } from '../portions/portionsText';
import type { ShownRecipe } from '../useShownRecipe';
import { ActionItem } from './ActionItem';
import { createFileName, downloadFile } from './downloadFile';
import { openShareSheet } from './openShareSheet';

const RecipeComparison = lazy(() => import('../compare/RecipeComparison'));

interface ShareAndSaveMenuProps {
  shownRecipe: ShownRecipe;
  onShare: (() => void) | undefined;
  onPrint: (() => void) | undefined;
  onDone: () => void;
}

/** Shows the actions that share, print, copy and save a recipe, in the chosen portions and units. */
export default function ShareAndSaveMenu({ shownRecipe, onShare, onPrint, onDone }: ShareAndSaveMenuProps) {
  const exportedRecipe = useMemo(() => exportShownRecipe(shownRecipe), [shownRecipe]);
  const [uncopiedText, setUncopiedText] = useState<string | null>(null);
  const [isComparing, setComparing] = useState(false);
  const previousRecipe = shownRecipe.origin?.previousRecipe;
  const copy = async (text: string, message: string) => {
    try {
      await navigator.clipboard.writeText(text);
      onDone();
      toast.success(message);
    } catch {
      setUncopiedText(text);
    }
  };
  const save = (content: string, type: string, extension: string) => {
    const name = createFileName(exportedRecipe.title, extension);
    downloadFile(content, type, name);
    onDone();
    toast.success(`Saved as ${name}`);
  };
  const note = portionsSentence(shownRecipe.portions);
  const text = recipeToPlainText(exportedRecipe);
  const openDeviceShareSheet = () => {
    onDone();
    const errorMessage = 'The recipe could not be sent. Copy it instead, or send it by email.';
    void openShareSheet({ title: exportedRecipe.title, text }, errorMessage);
  };
  if (uncopiedText !== null) return <ManualCopy text={uncopiedText} />;
  if (isComparing && previousRecipe)
    return <RecipeComparison previousRecipe={previousRecipe} newRecipe={shownRecipe.recipe} />;
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
        <ActionItem icon={Copy} onSelect={() => void copy(text, 'Recipe copied to clipboard!')}>
          Copy the recipe’s text
        </ActionItem>
        {exportedRecipe.ingredients.length > 0 && (
          <ActionItem
            icon={ClipboardList}
            onSelect={() => void copy(shoppingList(exportedRecipe), 'Shopping list copied to clipboard!')}
          >
            Copy what to buy
          </ActionItem>
        )}
        {!onShare && (
          <ActionItem icon={Mail} href={recipeMailtoLink(exportedRecipe)} onSelect={onDone}>
            Send by email
          </ActionItem>
        )}
        {!onShare && 'share' in navigator && (
          <ActionItem icon={Smartphone} onSelect={openDeviceShareSheet}>
            Send to another app
          </ActionItem>
        )}
        <ActionItem
          icon={FileCode}
          onSelect={() => save(jsonLdFileContent(exportedRecipe), 'application/ld+json', 'json')}
        >
          Save for a recipe app
        </ActionItem>
        <ActionItem
          icon={FileText}
          hint="Plain text with the amounts marked"
          onSelect={() => save(recipeToCooklang(exportedRecipe), 'text/plain', 'cook')}
        >
          Save as Cooklang
        </ActionItem>
        {previousRecipe && (
          <ActionItem icon={FileDiff} onSelect={() => setComparing(true)}>
            What changed
          </ActionItem>
        )}
      </ul>
      <UnitsRadioGroup portions={shownRecipe.portions} />
    </>
  );
}

/** Returns a recipe as plain text, in the chosen portions and units. */
export const copyableText = (shownRecipe: ShownRecipe): string =>
  recipeToPlainText(exportShownRecipe(shownRecipe));

function exportShownRecipe({ recipe, title, texts, portions }: ShownRecipe): ExportedRecipe {
  const { count, originalCount, hasDiners, units } = portions;
  return exportRecipe({
    recipe,
    title,
    texts,
    scaling: { factor: count / originalCount, units },
    diners: hasDiners ? count : null,
    url: recipe._id === '' ? null : shareableUrl(paths.recipe(recipe._id)),
  });
}

/** Returns a mailto URL. The recipe's URL comes first, because long texts are cut at the end. */
const recipeMailtoLink = (exported: ExportedRecipe): string =>
  mailtoLink(
    exported.title,
    exported.url === null ? exported.title : `${exported.title}\n${exported.url}`,
    recipeToPlainText({ ...exported, title: '', url: null }),
  );

function selectText(area: HTMLTextAreaElement | null) {
  area?.focus();
  area?.select();
}

/** Shows the selected text, for browsers that deny access to the clipboard. */
function ManualCopy({ text }: { text: string }) {
  return (
    <label className="grid gap-2">
      <span role="alert">
        Your browser does not let this page copy. The text is selected: copy it with Ctrl+C, or ⌘C on a Mac,
        or hold it on a phone.
      </span>
      <textarea
        ref={selectText}
        readOnly
        value={text}
        rows={12}
        className="w-full rounded-xl border border-line-strong bg-paper p-3"
      />
    </label>
  );
}
