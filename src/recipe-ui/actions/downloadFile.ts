import { fold } from '@/food/text/tokenize';

const maxNameLength = 60;
/** Reserved on Windows, with any extension: https://learn.microsoft.com/windows/win32/fileio/naming-a-file */
const reservedNames = /^(?:con|prn|aux|nul|(?:com|lpt)[0-9])$/;

/** Returns a file name: 'Sopa de ajo' becomes 'sopa-de-ajo.cook'. */
export function createFileName(title: string, extension: string): string {
  const name = fold(title)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, maxNameLength)
    .replace(/^-|-$/g, '');
  return `${reservedNames.test(name) ? `${name}-recipe` : name || 'recipe'}.${extension}`;
}

export function downloadFile(content: string, type: string, name: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Browsers may start to read the URL after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
