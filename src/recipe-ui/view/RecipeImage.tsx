import { useState } from 'react';
import { Link } from 'react-router-dom';
import { imageSource, placeholderImage } from '@/recipe/imageSource';
import type { Recipe } from '@/recipe/recipe';
import type { ThemeName } from '@/request/themes';
import { cx } from '@/ui/cx';
import LoaderCircle from '~icons/lucide/loader-circle';
import Soup from '~icons/lucide/soup';
import { isThemeName, themeBackground, themeLooks } from './themeLooks';

interface RecipeImageProps {
  recipe: Pick<Recipe, 'imageUrl' | 'tipoReceta'>;
  title: string;
  className?: string;
  /** True for a picture at the top of a screen, which loads without waiting for layout. */
  isEager?: boolean;
  /** True to show 'Failed to load image' on the placeholder. */
  shouldShowFailure?: boolean;
  /** Called by a click on a sample picture. */
  onCreateImage?: (() => void) | undefined;
  isPending?: boolean;
  linkTo?: string;
}

const sampleNoteText = 'Sample Pexels image. Click on the image to generate a custom one for this recipe.';

/**
 * Shows a recipe's picture (claims 2.87 to 2.92). Its box has the same size before and after loading: 4:3, or as
 * `className` says (recipeSheet.css, the card on phones).
 */
export function RecipeImage({
  recipe,
  title,
  className,
  isEager = false,
  shouldShowFailure = false,
  onCreateImage,
  isPending = false,
  linkTo,
}: RecipeImageProps) {
  const source = imageSource(recipe.imageUrl);
  const [failedSrc, setFailedSrc] = useState('');
  const hasFailed = failedSrc === source.src;
  const shown = hasFailed ? placeholderImage : source;
  const theme = shown.kind === 'none' && isThemeName(recipe.tipoReceta) ? recipe.tipoReceta : null;
  const hasCaption = shown.kind === 'sample' || (hasFailed && shouldShowFailure);
  return (
    <div
      style={shown.kind === 'none' ? (theme ? themeBackground(theme) : plainCloth) : undefined}
      className={cx(
        'relative aspect-4/3 bg-sunken print:break-inside-avoid',
        shown.kind === 'none' && 'gingham [--check:light-dark(rgb(120_50_20/0.1),rgb(246_234_219/0.06))]',
        // Only if needed, because containers in a list of pictures double the time of its layout.
        hasCaption && '@container',
        className,
      )}
    >
      <img
        src={shown.src}
        alt={shown.kind === 'none' ? `No image yet of ${title}` : title}
        width={800}
        height={600}
        loading={isEager ? 'eager' : 'lazy'}
        decoding="async"
        onError={shown.kind === 'none' ? undefined : () => setFailedSrc(source.src)}
        className="size-full rounded-[inherit] object-cover"
      />
      {shown.kind === 'none' && <PlateEmblem theme={theme} />}
      {/* Hidden from keyboard and screen readers, because the title beside it is the same link. */}
      {linkTo !== undefined && (
        <Link to={linkTo} aria-hidden tabIndex={-1} className="absolute inset-0 rounded-[inherit]" />
      )}
      {hasFailed && shouldShowFailure && (
        <p role="status" className={cx(captionClass, 'bg-raised/95 font-semibold text-ink')}>
          Failed to load image
        </p>
      )}
      {shown.kind === 'sample' && (
        <SampleNote title={title} onCreateImage={onCreateImage} isPending={isPending} />
      )}
    </div>
  );
}

/** Shows a theme's drawing on the plate of the placeholder, which has the same view box and is cropped alike. */
function PlateEmblem({ theme }: { theme: ThemeName | null }) {
  const Emblem = theme ? themeLooks[theme].Drawing : Soup;
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 960 720"
      preserveAspectRatio="xMidYMid slice"
      className="absolute inset-0 size-full rounded-[inherit] text-[#8a5a3c]"
    >
      <Emblem x={360} y={230} width={240} height={200} />
    </svg>
  );
}

const plainCloth = { backgroundColor: 'light-dark(#f6ead6, #35202f)' };

const captionClass =
  'absolute inset-x-0 bottom-0 rounded-b-[inherit] px-4 py-3 text-center text-sm @max-[12rem]:px-1 @max-[12rem]:py-1';
const scrimClass = 'bg-linear-to-t from-black/85 via-black/65 to-transparent pt-10 text-white';

function SampleNoteText() {
  return (
    <>
      <span className="@max-[12rem]:sr-only">{sampleNoteText}</span>
      <span aria-hidden className="@min-[12rem]:hidden">
        Sample
      </span>
    </>
  );
}

type SampleNoteProps = Pick<RecipeImageProps, 'title' | 'onCreateImage'> & { isPending: boolean };

/** Shows the note on a stock photo; if a picture can be created, as a button over the whole photo. */
function SampleNote({ title, onCreateImage, isPending }: SampleNoteProps) {
  if (!onCreateImage)
    return (
      <p className={cx(captionClass, scrimClass, 'no-print')}>
        <SampleNoteText />
      </p>
    );
  return (
    <button
      type="button"
      onClick={() => {
        if (!isPending) onCreateImage();
      }}
      aria-disabled={isPending || undefined}
      aria-label={isPending ? `Generating a custom image for ${title}…` : `${sampleNoteText} (${title})`}
      className="group absolute inset-0 rounded-[inherit] text-white aria-disabled:cursor-progress no-print"
    >
      <span className={cx(captionClass, scrimClass, 'group-hover:underline group-hover:underline-offset-2')}>
        {isPending ? 'Generating a custom image…' : <SampleNoteText />}
      </span>
      {isPending && (
        <span className="absolute inset-0 grid place-items-center rounded-[inherit] bg-black/40">
          <LoaderCircle aria-hidden className="size-10 motion-safe:animate-spin" />
        </span>
      )}
    </button>
  );
}
