import { Head } from './mascot/Head';
import type { Mood } from './mascot/parts';
import { Trunk } from './mascot/Trunk';
import './mascot/mascot.css';

interface MascotProps {
  mood: Mood;
  /** Height in CSS pixels. Below 80 only the head is drawn. */
  size?: number;
  className?: string;
  /** Accessible name; without it the picture is hidden from screen readers. */
  title?: string;
}

const minFullSizePx = 80;
const fullViewBox = { x: 0, y: -14, width: 260, height: 342 };
const headViewBox = { x: 10, y: -14, width: 228, height: 228 };

/** Draws the product's robot chef in a mood. */
export function Mascot({ mood, size = 200, className, title }: MascotProps) {
  const isFull = size >= minFullSizePx;
  const { x, y, width, height } = isFull ? fullViewBox : headViewBox;
  const frame = {
    className,
    viewBox: `${x} ${y} ${width} ${height}`,
    width: Math.round((size * width) / height),
    height: size,
  };
  const role = title ? { role: 'img' } : { 'aria-hidden': true, focusable: false };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it has a title where it is not decoration.
    <svg {...frame} {...role}>
      {title && <title>{title}</title>}
      {isFull && <Trunk />}
      <g transform={mood.tilt}>
        <Head isSmall={!isFull}>{mood.face}</Head>
      </g>
      {isFull && mood.arms}
      {mood.floatingSign}
    </svg>
  );
}
