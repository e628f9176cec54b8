import { Body } from './mascot/Body';
import { Head } from './mascot/Head';
import type { Mood } from './mascot/parts';
import './mascot/mascot.css';

interface MascotProps {
  mood: Mood;
  /** Below 80 px only the head is drawn. */
  heightPx?: number;
  className?: string;
  /** Accessible name; without it the picture is hidden from screen readers. */
  title?: string;
}

const minFullBodyHeightPx = 80;
const fullBodyViewBox = { x: 0, y: -14, width: 260, height: 342 };
const headViewBox = { x: 10, y: -14, width: 228, height: 228 };

/** Draws the product's robot chef in a mood. */
export function Mascot({ mood, heightPx = 200, className, title }: MascotProps) {
  const isFullBody = heightPx >= minFullBodyHeightPx;
  const { x, y, width, height } = isFullBody ? fullBodyViewBox : headViewBox;
  const svgProps = {
    className,
    viewBox: `${x} ${y} ${width} ${height}`,
    width: Math.round((heightPx * width) / height),
    height: heightPx,
  };
  const role = title ? { role: 'img' } : { 'aria-hidden': true, focusable: false };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it has a title unless it is decorative.
    <svg {...svgProps} {...role}>
      {title && <title>{title}</title>}
      {isFullBody && <Body />}
      <g transform={mood.tilt}>
        <Head isSmall={!isFullBody}>{mood.face}</Head>
      </g>
      {isFullBody && mood.arms}
      {mood.floatingSign}
    </svg>
  );
}
