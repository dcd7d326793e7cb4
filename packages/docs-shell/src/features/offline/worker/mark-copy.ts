/** Attribute of `<html>` of a page that comes from a copy: when the copy was taken. */
export const copyAttribute = 'data-saved-copy';

/** Says in a page that it is a copy. The page itself shows it, quietly. */
export function markCopy(html: string, takenAt: string): string {
  const date = takenAt.replaceAll(/[^\w:.-]/g, '');
  return html.replace(/<html\b/, `<html ${copyAttribute}="${date}"`);
}
