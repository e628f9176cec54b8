import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { computedQueryOptions } from '@/lib/computedQueryOptions';
import type { Recipe } from '@/recipe/recipe';
import { shareLinks } from '@/recipe/shareLinks';
import type { Portions } from '@/recipe-ui/portions/usePortions';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import Facebook from '~icons/brands/facebook';
import Twitter from '~icons/brands/twitter';
import Copy from '~icons/lucide/copy';
import Link from '~icons/lucide/link';
import Mail from '~icons/lucide/mail';
import MessageCircle from '~icons/lucide/message-circle';
import Smartphone from '~icons/lucide/smartphone';
import { ActionItem } from './ActionItem';
import { copyToClipboard } from './copyToClipboard';
import { openShareSheet } from './openShareSheet';

interface ShareDialogProps {
  ownerId: string;
  recipe: Recipe;
  title: string;
  /** For the amounts in the shared texts; as written if undefined. */
  portions?: Portions;
  onClose: () => void;
}

/**
 * Shows the ways to share a recipe (claims 2.61 to 2.63), and closes when one is chosen. Shares the ingredients where
 * the channel allows, because the link opens for signed-in users only.
 */
export function ShareDialog({ ownerId, recipe, title, portions, onClose }: ShareDialogProps) {
  const { ingredients, text } = useShareTexts(ownerId, recipe, title, portions);
  const links = shareLinks(recipe._id, title, ingredients);
  const channels: { name: string; icon: ComponentType<{ className?: string }>; href: string }[] = [
    { name: 'Email', icon: Mail, href: links.email },
    { name: 'WhatsApp', icon: MessageCircle, href: links.whatsapp },
    { name: 'Twitter', icon: Twitter, href: links.twitter },
    { name: 'Facebook', icon: Facebook, href: links.facebook },
  ];
  const choose = (share: () => Promise<void>) => {
    onClose();
    void share();
  };
  return (
    <Dialog title="Share this recipe" onClose={onClose}>
      <p className="font-display text-xl font-semibold wrap-anywhere">{title}</p>
      <ul className="grid gap-1">
        <ActionItem icon={Link} onSelect={() => choose(() => copy(links.url, 'Link copied to clipboard!'))}>
          Copy link
        </ActionItem>
        <ActionItem icon={Copy} onSelect={() => choose(() => copy(text, 'Recipe copied to clipboard!'))}>
          Copy the recipe’s text
        </ActionItem>
        {channels.map(({ name, icon, href }) => (
          <ActionItem key={name} icon={icon} href={href} onSelect={onClose}>
            {name}
          </ActionItem>
        ))}
        {'share' in navigator && (
          <ActionItem
            icon={Smartphone}
            onSelect={() =>
              choose(() =>
                openShareSheet(
                  { title, ...(ingredients === '' ? {} : { text: ingredients }), url: links.url },
                  shareErrorMessage,
                ),
              )
            }
          >
            More options
          </ActionItem>
        )}
      </ul>
      <Button variant="secondary" onClick={onClose}>
        Close
      </Button>
    </Dialog>
  );
}

/** Shown if any way to share fails (claim 8.25). */
const shareErrorMessage = 'Error sharing recipe';

const copy = (text: string, success: string) => copyToClipboard(text, success, shareErrorMessage);

/**
 * Returns a recipe as plain text, and its ingredients alone. Until the code is loaded, or if that fails, returns the
 * text as the server sent it.
 */
function useShareTexts(
  ownerId: string,
  recipe: Recipe,
  title: string,
  { count, originalCount, units, hasDiners }: PortionChoice = originalPortions,
) {
  const scaling = { factor: count / originalCount, units };
  const diners = hasDiners ? count : recipe.diners;
  const { data } = useQuery({
    queryKey: ['shared-texts', ownerId, recipe, title, scaling, diners],
    queryFn: async () => {
      const { ingredientsShareText, recipeShareText } = await import('@/recipe/export/recipeToShareText');
      return {
        ingredients: ingredientsShareText(recipe, scaling, diners),
        text: recipeShareText(recipe, title, scaling, diners),
      };
    },
    ...computedQueryOptions,
  });
  return (
    data ?? { ingredients: '', text: [title, recipe.ingredientes, recipe.descripcionReceta].join('\n\n') }
  );
}

type PortionChoice = Pick<Portions, 'count' | 'originalCount' | 'units' | 'hasDiners'>;

const originalPortions: PortionChoice = { count: 1, originalCount: 1, units: 'as written', hasDiners: false };
