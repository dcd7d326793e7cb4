/** Parameter with which the browser requests a file again that it has loaded. */
const timeParameter = 't=';

/**
 * Links the stylesheets of another response of the page, and removes the ones that it does not have.
 *
 * @param isChanged whether the file of a stylesheet, given by its URL, may have changed
 * @returns resolves when the stylesheets are loaded
 */
export async function replaceStylesheets(
  current: Document,
  isChanged: (href: string) => boolean,
): Promise<void> {
  const shown = listStylesheets(document);
  const shownHrefs = new Set(shown.map(hrefOf));
  const hrefs = listStylesheets(current).map(hrefOf);
  const added = hrefs
    .filter((href) => isChanged(href) || !shownHrefs.has(href))
    .map((href) => createLink(isChanged(href) ? withTime(href) : href));
  const removed = shown.filter((link) => isChanged(hrefOf(link)) || !hrefs.includes(hrefOf(link)));
  const last = shown.at(-1);
  if (last) last.after(...added);
  else document.head.append(...added);
  await Promise.all(added.map(waitForLoad));
  removed.forEach((link) => link.remove());
}

function listStylesheets(page: Document): readonly Element[] {
  return [...page.head.querySelectorAll('link[rel="stylesheet"]')];
}

function withTime(href: string): string {
  return `${href}${href.includes('?') ? '&' : '?'}${timeParameter}${Date.now()}`;
}

/** Returns the URL as the server writes it. */
function hrefOf(link: Element): string {
  return (link.getAttribute('href') ?? '').replace(new RegExp(`[?&]${timeParameter}\\d+$`), '');
}

function createLink(href: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  return link;
}

function waitForLoad(link: Element): Promise<unknown> {
  return new Promise((resolve) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', resolve);
  });
}
