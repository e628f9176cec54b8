import { Body } from './mascot/Body';
import { Head } from './mascot/Head';
import type { Mood } from './mascot/parts';
import './mascot/mascot.css';

interface MascotProps {
  mood: Mood;
  /** Below 80 px only the head is drawn. */
  heightPx?: number;
  className?: string;
}

const minFullBodyHeightPx = 80;
const fullBodyViewBox = { x: 0, y: -14, width: 260, height: 342 };
const headViewBox = { x: 10, y: -14, width: 228, height: 228 };

/** Draws the product's robot chef in a mood. Hidden from screen readers. */
export function Mascot({ mood, heightPx = 200, className }: MascotProps) {
  const isFullBody = heightPx >= minFullBodyHeightPx;
  const { x, y, width, height } = isFullBody ? fullBodyViewBox : headViewBox;
  const svgProps = {
    className,
    viewBox: `${x} ${y} ${width} ${height}`,
    width: Math.round((heightPx * width) / height),
    height: heightPx,
  };
  return (
    <svg {...svgProps} aria-hidden focusable={false}>
      {isFullBody && <Body />}
      <g transform={mood.tilt}>
        <Head isSmall={!isFullBody}>{mood.face}</Head>
      </g>
      {isFullBody && mood.arms}
      {mood.floatingSign}
    </svg>
  );
}
