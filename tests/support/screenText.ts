import { getRoles } from '@testing-library/dom';

const rolesNamedByContent = /^(button|link|heading|tab|option|img|progressbar)$/;
const fieldRoles = /^(textbox|searchbox|spinbutton|combobox|checkbox|radio)$/;
/** Roles without a line of their own. */
const skippedRoles =
  /^(generic|paragraph|strong|emphasis|deletion|insertion|mark|presentation|none|document|time|rowgroup)$/;
const inlineTags = /^(A|ABBR|B|BDI|CODE|DEL|EM|I|INS|KBD|MARK|SPAN|STRONG|TIME)$/;

const maxLines = 120;

/** Returns a screen as text: a line for every role and text, without the page's header and footer. */
export function screenText(container: Document | HTMLElement): string {
  const root = container instanceof Document ? container.body : container;
  const roles = new Map<Node, string>();
  for (const [role, elements] of Object.entries(getRoles(root))) {
    if (!skippedRoles.test(role)) for (const element of elements) roles.set(element, role);
  }
  const lines = toLines(root, roles);
  const more = lines.length - maxLines;
  return [...lines.slice(0, maxLines), ...(more > 0 ? [`… and ${more} lines more`] : [])].join('\n');
}

const line = (...words: string[]): string[] => {
  const said = words.filter((word) => word !== '').join(' ');
  return said === '' ? [] : [said];
};

function toLines(node: Node, roles: ReadonlyMap<Node, string>): string[] {
  if (isLeftOut(node)) return [];
  if (!(node instanceof HTMLElement)) return line(visibleText(node));
  const role = roles.get(node) ?? '';
  if (fieldRoles.test(role)) return line(role, ...fieldParts(node));
  if (rolesNamedByContent.test(role))
    return line(role, quoted(accessibleName(node) || visibleText(node)), levelOrState(node));
  if (![...node.querySelectorAll('*')].some((inner) => roles.has(inner) || inner.matches('summary')))
    return line(role, quoted(accessibleName(node)), visibleText(node));
  const inside = [...node.childNodes].flatMap((child) => toLines(child, roles));
  return role === ''
    ? inside
    : [...line(role, quoted(accessibleName(node))), ...inside.map((each) => `  ${each}`)];
}

/** True for nodes that are left out: hidden or collapsed content, decoration, field labels, header and footer. */
function isLeftOut(node: Node): boolean {
  if (!(node instanceof Element)) return node.nodeType !== Node.TEXT_NODE;
  if (node.matches('script, style, svg:not([role]), [hidden], [aria-hidden=true], dialog:not([open])'))
    return true;
  if (node.matches('header, footer')) return node.closest('main, dialog') === null;
  if (node instanceof HTMLLabelElement) return node.control !== null && !node.contains(node.control);
  return node.parentElement?.matches('details:not([open])') === true && !node.matches('summary');
}

function visibleText(node: Node): string {
  const told = (part: Node): string => {
    if (isLeftOut(part)) return '';
    if (!(part instanceof Element)) return part.textContent ?? '';
    const text = [...part.childNodes].map(told).join('');
    return inlineTags.test(part.tagName) ? text : ` ${text} `;
  };
  return told(node).replace(/\s+/g, ' ').trim();
}

const quoted = (name: string) => (name === '' ? '' : JSON.stringify(name));

function accessibleName(element: HTMLElement): string {
  const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
  const names = ids.map((id) => element.ownerDocument.getElementById(id)?.textContent ?? '');
  return element.getAttribute('aria-label') ?? element.getAttribute('alt') ?? names.join(' ').trim();
}

function levelOrState(element: HTMLElement): string {
  const level = /^H([1-6])$/.exec(element.tagName)?.[1];
  if (level) return `(level ${level})`;
  return element.matches(':disabled, [aria-disabled=true]') ? '(disabled)' : '';
}

function fieldParts(element: HTMLElement): string[] {
  const { labels, value, checked, type } = element as HTMLInputElement;
  const label = labels?.[0]?.textContent?.trim() ?? '';
  const holds =
    type === 'checkbox' || type === 'radio' ? checked && '(checked)' : `= ${quoted(value) || 'nothing'}`;
  return [quoted(accessibleName(element) || label), holds || '', levelOrState(element)];
}

/** Returns Testing Library's error with the query and the screen as text, instead of its markup. For `configure`. */
export function getElementError(message: string | null, container: Element): Error {
  const error = new Error();
  error.name = 'TestingLibraryElementError';
  const [wanted = ''] = (message ?? '').split(/\s+(?:Here are the \w+ roles:|The screen says )/);
  const told = () => screenText(container as HTMLElement);
  // Computed on access: `findBy` queries fail repeatedly, and only the last error is read.
  Object.defineProperty(error, 'message', {
    configurable: true,
    get: () =>
      message === null ? told() : `${wanted}\n\nThe screen says at ${window.location.hash}:\n${told()}`,
  });
  return error;
}
