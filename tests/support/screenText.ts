import { getRoles } from '@testing-library/dom';

/** Roles whose content is their name. */
const leaves = /^(button|link|heading|tab|option|img|progressbar)$/;
const fields = /^(textbox|searchbox|spinbutton|combobox|checkbox|radio)$/;
/** Roles that say nothing of a screen by themselves. */
const plain =
  /^(generic|paragraph|strong|emphasis|deletion|insertion|mark|presentation|none|document|time|rowgroup)$/;
const inline = /^(A|ABBR|B|BDI|CODE|DEL|EM|I|INS|KBD|MARK|SPAN|STRONG|TIME)$/;

const mostLines = 120;

/** What a screen says: a line for every role and every text, without the page's header and footer. */
export function screenText(container: Document | HTMLElement): string {
  const root = container instanceof Document ? container.body : container;
  const roles = new Map<Node, string>();
  for (const [role, elements] of Object.entries(getRoles(root))) {
    if (!plain.test(role)) for (const element of elements) roles.set(element, role);
  }
  const lines = linesOf(root, roles);
  const more = lines.length - mostLines;
  return [...lines.slice(0, mostLines), ...(more > 0 ? [`… and ${more} lines more`] : [])].join('\n');
}

const line = (...words: string[]): string[] => {
  const said = words.filter((word) => word !== '').join(' ');
  return said === '' ? [] : [said];
};

function linesOf(node: Node, roles: ReadonlyMap<Node, string>): string[] {
  if (isSilent(node)) return [];
  if (!(node instanceof HTMLElement)) return line(textOf(node));
  const role = roles.get(node) ?? '';
  if (fields.test(role)) return line(role, ...fieldWords(node));
  if (leaves.test(role)) return line(role, quoted(nameOf(node) || textOf(node)), stateOf(node));
  if (![...node.querySelectorAll('*')].some((inner) => roles.has(inner) || inner.matches('summary')))
    return line(role, quoted(nameOf(node)), textOf(node));
  const inside = [...node.childNodes].flatMap((child) => linesOf(child, roles));
  return role === '' ? inside : [...line(role, quoted(nameOf(node))), ...inside.map((each) => `  ${each}`)];
}

/** True for parts that are left out: hidden or collapsed content, decoration, labels of fields, the page's frame. */
function isSilent(node: Node): boolean {
  if (!(node instanceof Element)) return node.nodeType !== Node.TEXT_NODE;
  if (node.matches('script, style, svg:not([role]), [hidden], [aria-hidden=true], dialog:not([open])'))
    return true;
  if (node.matches('header, footer')) return node.closest('main, dialog') === null;
  if (node instanceof HTMLLabelElement) return node.control !== null && !node.contains(node.control);
  return node.parentElement?.matches('details:not([open])') === true && !node.matches('summary');
}

function textOf(node: Node): string {
  const told = (part: Node): string => {
    if (isSilent(part)) return '';
    if (!(part instanceof Element)) return part.textContent ?? '';
    const text = [...part.childNodes].map(told).join('');
    return inline.test(part.tagName) ? text : ` ${text} `;
  };
  return told(node).replace(/\s+/g, ' ').trim();
}

const quoted = (name: string) => (name === '' ? '' : JSON.stringify(name));

function nameOf(element: HTMLElement): string {
  const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
  const names = ids.map((id) => element.ownerDocument.getElementById(id)?.textContent ?? '');
  return element.getAttribute('aria-label') ?? element.getAttribute('alt') ?? names.join(' ').trim();
}

function stateOf(element: HTMLElement): string {
  const level = /^H([1-6])$/.exec(element.tagName)?.[1];
  if (level) return `(level ${level})`;
  return element.matches(':disabled, [aria-disabled=true]') ? '(disabled)' : '';
}

function fieldWords(element: HTMLElement): string[] {
  const { labels, value, checked, type } = element as HTMLInputElement;
  const label = labels?.[0]?.textContent?.trim() ?? '';
  const holds =
    type === 'checkbox' || type === 'radio' ? checked && '(checked)' : `= ${quoted(value) || 'nothing'}`;
  return [quoted(nameOf(element) || label), holds || '', stateOf(element)];
}

/**
 * The error of a query that found nothing, or too much: what was looked for, and what the screen says in place of its
 * markup. For Testing Library's `configure`.
 */
export function getElementError(message: string | null, container: Element): Error {
  const error = new Error();
  error.name = 'TestingLibraryElementError';
  const [wanted = ''] = (message ?? '').split(/\s+(?:Here are the \w+ roles:|The screen says )/);
  const told = () => screenText(container as HTMLElement);
  // Told when it is read: a query that is waited for fails again and again, and only its last failure is.
  Object.defineProperty(error, 'message', {
    configurable: true,
    get: () =>
      message === null ? told() : `${wanted}\n\nThe screen says at ${window.location.hash}:\n${told()}`,
  });
  return error;
}
