import { Head } from './mascot/Head';
import type { Mood } from './mascot/parts';
import { Trunk } from './mascot/Trunk';
import './mascot/mascot.css';

interface MascotProps {
  mood: Mood;
  /** Height in CSS pixels; below 80 only the head is drawn, so that its face stays readable. */
  size?: number;
  className?: string;
  /** Names the picture for screen readers; without it the robot is decoration and stays silent. */
  title?: string;
}

const headOnlyBelow = 80;
const full = { x: 0, y: -14, width: 260, height: 342 };
const head = { x: 10, y: -14, width: 228, height: 228 };

/** Sazón's robot chef. It appears where it helps, in the mood of the moment. */
export function Mascot({ mood, size = 200, className, title }: MascotProps) {
  const isFull = size >= headOnlyBelow;
  const { x, y, width, height } = isFull ? full : head;
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
