import { type ComponentProps, type ReactNode, use } from 'react';
import type { ExtraProps } from 'react-markdown';
import { TicksContext } from './ticks';
import './ticks.css';

/** A list item of a recipe's text: in an ingredient list that is ticked off, a checkbox with the line as its label. */
export function TickableItem({ node, children, ...item }: ComponentProps<'li'> & ExtraProps) {
  const line = node?.position?.start.offset;
  const hasList = node?.children.some((child) => child.type === 'element' && /^[uo]l$/.test(child.tagName));
  return (
    <li {...item}>
      {line === undefined || hasList ? children : <TickableLine line={line}>{children}</TickableLine>}
    </li>
  );
}

/**
 * A line with its tick, where ticks are kept.
 * @param line where it begins in the markdown of the list
 */
export function TickableLine({ line, children }: { line: number; children: ReactNode }) {
  const ticks = use(TicksContext);
  if (!ticks) return children;
  return (
    // Wide enough for a floury finger; struck softly once it is in.
    <label className="tickable-line grid min-h-11 grid-cols-[auto_minmax(0,1fr)] items-center gap-[0.75em] print:block print:min-h-0">
      <input
        type="checkbox"
        checked={ticks.isTicked(line)}
        onChange={() => ticks.toggle(line)}
        className="peer size-5.5 accent-basil print:hidden"
      />
      <span className="block not-print:peer-checked:text-soft not-print:peer-checked:line-through not-print:peer-checked:decoration-line-strong">
        {children}
      </span>
    </label>
  );
}
