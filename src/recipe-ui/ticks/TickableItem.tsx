import { Children, type ComponentProps, type ReactNode, use, useId } from 'react';
import type { ExtraProps } from 'react-markdown';
import { TicksContext } from './ticks';
import './ticks.css';

type HastNode = NonNullable<ExtraProps['node']>['children'][number];

const hasElement = (node: HastNode, names: RegExp): boolean =>
  node.type === 'element' &&
  (names.test(node.tagName) || node.children.some((child) => hasElement(child, names)));

/** A number and the word after it, mostly its unit: '2 tbsp', '½ large'. Parsing amounts would add 25 KB here. */
const leadingAmountPattern = /^[\d\s¼-¾⅐-⅞.,/–-]+\p{L}*/u;

/** Shows a list item of a recipe's text, with a checkbox inside `IngredientTicks`. */
export function TickableItem({ node, children, ...item }: ComponentProps<'li'> & ExtraProps) {
  const lineOffset = node?.position?.start.offset;
  const parts = node?.children ?? [];
  const hasList = parts.some((child) => child.type === 'element' && /^[uo]l$/.test(child.tagName));
  if (lineOffset === undefined || hasList) return <li {...item}>{children}</li>;
  if (!parts.some((child) => hasElement(child, /^mark$/)))
    return (
      <li {...item}>
        <TickableLine lineOffset={lineOffset} label={children} />
      </li>
    );
  // A mark is a button of its own, so the label ends with the amount.
  const [first, ...others] = Children.toArray(children);
  const text = typeof first === 'string' ? first : '';
  const amountEnd = leadingAmountPattern.exec(text)?.[0].length ?? 0;
  return (
    <li {...item}>
      <TickableLine lineOffset={lineOffset} label={text.slice(0, amountEnd)}>
        {text === '' ? first : text.slice(amountEnd)}
        {others}
      </TickableLine>
    </li>
  );
}

interface TickableLineProps {
  /** Offset of the line in the markdown of the list. */
  lineOffset: number;
  /** The part of the line that toggles the checkbox. */
  label: ReactNode;
  children?: ReactNode;
}

/** Shows a line with its checkbox, labelled by the whole line; without a checkbox outside of `IngredientTicks`. */
export function TickableLine({ lineOffset, label, children }: TickableLineProps) {
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
    // 44 px high (WCAG 2.5.5, target size).
    <div className="tickable-line grid min-h-11 grid-cols-[auto_minmax(0,1fr)] items-center gap-x-1 print:block print:min-h-0">
      <label className="peer grid min-h-11 w-8 place-items-center no-print">
        <input
          type="checkbox"
          id={`${id}-box`}
          aria-labelledby={id}
          checked={ticks.isTicked(lineOffset)}
          onChange={() => ticks.toggle(lineOffset)}
          className="size-5.5"
        />
      </label>
      <span
        id={id}
        className="block not-print:peer-has-checked:text-soft not-print:peer-has-checked:line-through not-print:peer-has-checked:decoration-line-strong"
      >
        <label htmlFor={`${id}-box`} className={children ? undefined : 'block not-print:py-2'}>
          {label}
        </label>
        {children}
      </span>
    </div>
  );
}
