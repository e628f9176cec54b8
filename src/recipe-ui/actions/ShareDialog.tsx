import type { ComponentType } from 'react';
import toast from 'react-hot-toast/headless';
import type { Recipe } from '@/recipe/recipe';
import { shareLinks } from '@/recipe/shareLinks';
import type { Portions } from '@/recipe-ui/portions/usePortions';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import Link from '~icons/lucide/link';
import Mail from '~icons/lucide/mail';
import MessageCircle from '~icons/lucide/message-circle';
import Smartphone from '~icons/lucide/smartphone';
import { FacebookMark, TwitterMark } from './brandMarks';
import { Choice } from './Choice';
import { shareWithDevice } from './shareWithDevice';
import { useSharedIngredients } from './useSharedIngredients';

interface ShareDialogProps {
  recipe: Recipe;
  title: string;
  /** That the ingredients are shared for; as written without them. */
  portions?: Portions;
  onClose: () => void;
}

/**
 * The ways to share a recipe (claims 2.121 to 2.124); choosing one closes the dialog. Where there is room for words, the
 * ingredients go along: the link leads to those who are signed in only.
 */
export function ShareDialog({ recipe, title, portions, onClose }: ShareDialogProps) {
  const ingredients = useSharedIngredients(recipe, portions);
  const links = shareLinks(recipe._id, title, ingredients);
  const channels: { name: string; icon: ComponentType<{ className?: string }>; href: string }[] = [
    { name: 'Email', icon: Mail, href: links.email },
    { name: 'WhatsApp', icon: MessageCircle, href: links.whatsapp },
    { name: 'Twitter', icon: TwitterMark, href: links.twitter },
    { name: 'Facebook', icon: FacebookMark, href: links.facebook },
  ];
  const choose = (share: () => Promise<void>) => {
    onClose();
    void share();
  };
  return (
    <Dialog title="Share this recipe" onClose={onClose}>
      <p className="font-display text-xl font-semibold wrap-anywhere">{title}</p>
      <ul className="grid gap-1">
        <Choice icon={Link} onChoose={() => choose(() => copyLink(links.url))}>
          Copy link
        </Choice>
        {channels.map(({ name, icon, href }) => (
          <Choice key={name} icon={icon} href={href} onChoose={onClose}>
            {name}
          </Choice>
        ))}
        {'share' in navigator && (
          <Choice
            icon={Smartphone}
            onChoose={() =>
              choose(() =>
                shareWithDevice(
                  { title, ...(ingredients === '' ? {} : { text: ingredients }), url: links.url },
                  failure,
                ),
              )
            }
          >
            More options
          </Choice>
        )}
      </ul>
      <Button look="secondary" onClick={onClose}>
        Close
      </Button>
    </Dialog>
  );
}

/** Whichever way it was shared (claim 8.50). */
const failure = 'Error sharing recipe';

async function copyLink(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    toast.success('Link copied to clipboard!');
  } catch {
    toast.error(failure);
  }
}
