import { useState } from 'react';
import { Link } from 'react-router-dom';
import { imageSource, placeholderImage } from '@/recipe/imageSource';
import { cx } from '@/ui/cx';
import LoaderCircle from '~icons/lucide/loader-circle';

interface RecipeImageProps {
  imageUrl: string;
  /** For the alternative text. */
  title: string;
  className?: string;
  /** True for a picture at the top of a screen: loads without waiting for layout. */
  isEager?: boolean;
  /** True to show 'Failed to load image'; otherwise the placeholder shows alone. */
  showsFailure?: boolean;
  /** Called by a click on a sample. */
  onCreateImage?: (() => void) | undefined;
  /** True while that picture is created. */
  isPending?: boolean;
  /** Target of a click on the picture. */
  linkTo?: string;
}

const sampleNote = 'Sample Pexels image. Click on the image to generate a custom one for this recipe.';

/**
 * Shows a recipe's picture (claims 2.87 to 2.92). Its box has the same size before and after loading: 4:3, or as
 * `className` says (recipeSheet.css, the card on phones).
 */
export function RecipeImage({
  imageUrl,
  title,
  className,
  isEager = false,
  showsFailure = false,
  onCreateImage,
  isPending = false,
  linkTo,
}: RecipeImageProps) {
  const source = imageSource(imageUrl);
  const [failed, setFailed] = useState('');
  const hasFailed = failed === source.src;
  const shown = hasFailed ? placeholderImage : source;
  const hasWords = shown.kind === 'sample' || (hasFailed && showsFailure);
  return (
    <div
      className={cx(
        'relative aspect-4/3 bg-sunken print:break-inside-avoid',
        // Only if needed: containers in a list of pictures double the time of its layout.
        hasWords && '@container',
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
        onError={shown.kind === 'none' ? undefined : () => setFailed(source.src)}
        className="size-full rounded-[inherit] object-cover"
      />
      {shown.kind === 'none' && (
        <span aria-hidden className="absolute inset-0 rounded-[inherit] bg-(--color-dim) print:hidden" />
      )}
      {/* Hidden from keyboard and screen readers, because the title beside it is the same link. */}
      {linkTo !== undefined && (
        <Link to={linkTo} aria-hidden tabIndex={-1} className="absolute inset-0 rounded-[inherit]" />
      )}
      {hasFailed && showsFailure && (
        <p role="status" className={cx(noteClass, 'bg-raised/95 font-semibold text-ink')}>
          Failed to load image
        </p>
      )}
      {shown.kind === 'sample' && (
        <SampleNote title={title} onCreateImage={onCreateImage} pending={isPending} />
      )}
    </div>
  );
}

const noteClass =
  'absolute inset-x-0 bottom-0 rounded-b-[inherit] px-4 py-3 text-center text-sm @max-[12rem]:px-1 @max-[12rem]:py-1';
const scrim = 'bg-linear-to-t from-black/85 via-black/65 to-transparent pt-10 text-white';

/** Shows the note on a sample; a short one on thumbnails. */
function SampleWords() {
  return (
    <>
      <span className="@max-[12rem]:sr-only">{sampleNote}</span>
      <span aria-hidden className="@min-[12rem]:hidden">
        Sample
      </span>
    </>
  );
}

type SampleNoteProps = Pick<RecipeImageProps, 'title' | 'onCreateImage'> & { pending: boolean };

/** Shows the note on a stock photo; if a picture can be created, as a button over the whole photo. */
function SampleNote({ title, onCreateImage, pending }: SampleNoteProps) {
  if (!onCreateImage)
    return (
      <p className={cx(noteClass, scrim, 'print:hidden')}>
        <SampleWords />
      </p>
    );
  return (
    <button
      type="button"
      onClick={() => {
        if (!pending) onCreateImage();
      }}
      aria-disabled={pending || undefined}
      aria-label={pending ? `Generating a custom image for ${title}…` : `${sampleNote} (${title})`}
      className="group absolute inset-0 rounded-[inherit] text-white aria-disabled:cursor-progress print:hidden"
    >
      <span className={cx(noteClass, scrim, 'group-hover:underline group-hover:underline-offset-2')}>
        {pending ? 'Generating a custom image…' : <SampleWords />}
      </span>
      {pending && (
        <span className="absolute inset-0 grid place-items-center rounded-[inherit] bg-black/40">
          <LoaderCircle aria-hidden className="size-10 motion-safe:animate-spin" />
        </span>
      )}
    </button>
  );
}
