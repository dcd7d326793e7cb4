import { demoAttribute } from '../../demo/contract';

/** Content as the server sent it. */
interface ServedContent {
  /** HTML of everything else in the main part of the page: title, description, table of contents. */
  readonly around: string;
  /** HTML of its elements, without that of demos. */
  readonly blocks: readonly string[];
}

const contentSelector = 'main .d-prose';

/** Parts that need browser code, which starts when a page is loaded. */
const activeParts = new RegExp(`<(?:button|details|iframe|input|select)\\b|${demoAttribute}`);

/**
 * Reads the content of the page, before demos and other features change it. For `docs dev`.
 *
 * @param reload loads the page again
 * @returns a function that shows an edit of the content in the open page: it replaces paragraphs, lists, tables and the text of code
 *   blocks, so that demos keep their state, and loads the page again if something else has changed
 */
export function watchContent(reload: () => void): () => Promise<void> {
  let served = readContent(document);
  const update = async () => {
    // The server may have ended.
    const response = await fetch(location.href).catch(() => undefined);
    if (!response) return;
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    const current = readContent(page);
    const shown = document.querySelector(contentSelector);
    const isShown =
      response.ok &&
      shown !== null &&
      current.around === served.around &&
      replaceBlocks([...shown.children], served.blocks, current.blocks);
    if (isShown) served = current;
    else reload();
  };
  let updating = Promise.resolve();
  return () => (updating = updating.then(update));
}

function readContent(page: Document): ServedContent {
  const content = page.querySelector(contentSelector);
  const blocks = [...(content?.children ?? [])].map(writeWithoutDemos);
  const html = page.querySelector('main')?.outerHTML ?? '';
  return { around: html.replace(content?.innerHTML ?? '', ''), blocks };
}

/** Demos have hot updates of their own. */
function writeWithoutDemos(block: Element): string {
  const copy = document.createElement('div');
  copy.append(block.cloneNode(true));
  for (const demo of copy.querySelectorAll(`[${demoAttribute}]`)) demo.replaceChildren();
  return copy.innerHTML;
}

/** Replaces the blocks that differ. Returns false if some of them cannot be replaced, and then changes nothing. */
function replaceBlocks(
  shown: readonly Element[],
  before: readonly string[],
  after: readonly string[],
): boolean {
  if (shown.length !== before.length) return false;
  const start = countEqual(before, after);
  const end = countEqual(before.slice(start).reverse(), after.slice(start).reverse());
  const removed = before.slice(start, before.length - end);
  const added = after.slice(start, after.length - end);
  const elements = shown.slice(start, before.length - end);
  if ([...removed, ...added].every(isPassive)) {
    const next = shown[before.length - end];
    const template = document.createElement('template');
    template.innerHTML = added.join('');
    elements.forEach((element) => element.remove());
    if (next) next.before(template.content);
    else document.querySelector(contentSelector)?.append(template.content);
    return true;
  }
  const isSameButCode =
    removed.length === added.length &&
    removed.every((html, index) => withoutCode(html) === withoutCode(added[index] ?? ''));
  if (isSameButCode) elements.forEach((element, index) => replaceCode(element, added[index] ?? ''));
  return isSameButCode;
}

/** Returns how many items two lists have in common from the start. */
function countEqual(one: readonly string[], other: readonly string[]): number {
  const different = one.findIndex((item, index) => item !== other[index]);
  return different === -1 ? one.length : different;
}

function isPassive(html: string): boolean {
  return !activeParts.test(html);
}

function withoutCode(html: string): string {
  return html.replaceAll(/(<code\b[^>]*>)[^]*?<\/code>/g, '$1</code>');
}

function replaceCode(element: Element, html: string): void {
  const template = document.createElement('template');
  template.innerHTML = html;
  const codes = [...template.content.querySelectorAll('code')];
  for (const [index, code] of element.querySelectorAll('code').entries()) {
    code.innerHTML = codes[index]?.innerHTML ?? '';
  }
}
