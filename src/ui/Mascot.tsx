import type { ReactNode } from 'react';
import { Gesture, Trunk } from './mascot/Body';
import { Face, type Mood } from './mascot/Face';
import { Head } from './mascot/Head';
import './mascot/mascot.css';
import { enamel } from './mascot/palette';

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
  const drawing = (
    <>
      {isFull && <Trunk />}
      <g transform={tilts[mood]}>
        <Head>
          <Face mood={mood} />
        </Head>
      </g>
      {isFull && <Gesture mood={mood} />}
      {signs[mood]}
    </>
  );
  if (!title) {
    return (
      <svg {...frame} aria-hidden="true" focusable="false">
        {drawing}
      </svg>
    );
  }
  return (
    <svg {...frame} role="img">
      <title>{title}</title>
      {drawing}
    </svg>
  );
}

/** How the head is held. */
const tilts: Partial<Record<Mood, string>> = {
  stirring: 'rotate(3 120 210)',
  puzzled: 'rotate(-9 120 210)',
  sleepy: 'rotate(8 120 210) translate(0 6)',
};

/** What hangs in the air beside the head. */
const signs: Partial<Record<Mood, ReactNode>> = {
  puzzled: (
    <g fill="none" stroke={enamel.saffronShade} strokeWidth="8" strokeLinecap="round">
      <path d="M204 40C204 22 232 22 230 42C229 54 217 54 217 68" />
      <path d="M217 83V83.5" strokeWidth="10" />
    </g>
  ),
  sleepy: (
    <g
      fill="none"
      stroke="var(--color-ink-soft, #6b5b52)"
      strokeWidth="5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path className="mascot-z" d="M34 84H50L34 104H50" />
      <path className="mascot-z" d="M10 42H34L10 72H34" strokeWidth="6" />
    </g>
  ),
};
