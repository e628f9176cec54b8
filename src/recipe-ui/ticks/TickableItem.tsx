import { Children, type ComponentProps, type ReactNode, use, useId } from 'react';
import type { ExtraProps } from 'react-markdown';
import { TicksContext } from './ticks';
import './ticks.css';

type Node = NonNullable<ExtraProps['node']>['children'][number];

const isOrHolds = (node: Node, names: RegExp): boolean =>
  node.type === 'element' &&
  (names.test(node.tagName) || node.children.some((child) => isOrHolds(child, names)));

/** A list item of a recipe's text; in an ingredient list that is ticked off, a line with its checkbox. */
export function TickableItem({ node, children, ...item }: ComponentProps<'li'> & ExtraProps) {
  const line = node?.position?.start.offset;
  const parts = node?.children ?? [];
  const hasList = parts.some((child) => child.type === 'element' && /^[uo]l$/.test(child.tagName));
  if (line === undefined || hasList) return <li {...item}>{children}</li>;
  // What is marked has a button of its own, and behind it a slip of the thumb would tick the line.
  const firstMarked = parts.findIndex((child) => isOrHolds(child, /^mark$/));
  const shown = Children.toArray(children);
  const split = firstMarked === -1 ? shown.length : firstMarked;
  return (
    <li {...item}>
      <TickableLine line={line} label={shown.slice(0, split)}>
        {split < shown.length && shown.slice(split)}
      </TickableLine>
    </li>
  );
}

interface TickableLineProps {
  /** Where it begins in the markdown of the list. */
  line: number;
  /** The part of the line that is tapped to tick it, besides the checkbox. */
  label: ReactNode;
  /** The rest of the line. */
  children?: ReactNode;
}

/** A line with its tick, where ticks are kept; named by all of its words. */
export function TickableLine({ line, label, children }: TickableLineProps) {
  const ticks = use(TicksContext);
  const id = useId();
  if (!ticks)
    return (
      <>
        {label}
        {children}
      </>
    );
  return (
    // Wide enough for a floury finger; struck softly once it is in.
    <div className="tickable-line grid min-h-11 grid-cols-[auto_minmax(0,1fr)] items-center gap-x-1 print:block print:min-h-0">
      <label className="peer grid min-h-11 w-8 place-items-center print:hidden">
        <input
          type="checkbox"
          id={`${id}-box`}
          aria-labelledby={id}
          checked={ticks.isTicked(line)}
          onChange={() => ticks.toggle(line)}
          className="size-5.5 accent-basil"
        />
      </label>
      <span
        id={id}
        className="block not-print:peer-has-checked:text-soft not-print:peer-has-checked:line-through not-print:peer-has-checked:decoration-line-strong"
      >
        <label htmlFor={`${id}-box`} className={children ? undefined : 'block py-2'}>
          {label}
        </label>
        {children}
      </span>
    </div>
  );
}
