import {
  demoAttribute,
  demoCodeClass,
  demoErrorClass,
  demoRootAttribute,
  demoStylesheetsClass,
  hydratedAttribute,
} from '../contract';
import { parseStyleVariant } from '../../../theme/style-variant';
import { styleVariantAttribute } from '../../../theme/style-variant-setting';
import { styleChoiceClass } from '../styles/contract';
import { listDemoIds } from './demo-problems';

/** What an open page requests again after an edit. */
interface PageUpdate {
  /** Part of the URLs of stylesheets that demos import. */
  readonly stylesheetPath: string;
  /** The demo that was edited: its path below `demos/`. Without it, a stylesheet was edited. */
  readonly demo?: string;
}

/**
 * Shows what an edit of a demo or a stylesheet changes in the open page, without loading it again: stylesheets, and the code below
 * demos. The module of an edited demo replaces the demo itself. For `docs dev`.
 */
export async function updatePage({ stylesheetPath, demo }: PageUpdate): Promise<void> {
  const names = [...listDemoIds()].flatMap(([name, id]) =>
    demo === undefined || demo === id ? [name] : [],
  );
  if (names.length === 0) return;
  // The server may have ended.
  const response = await fetch(location.href).catch(() => undefined);
  if (!response) return;
  const current = new DOMParser().parseFromString(await response.text(), 'text/html');
  const isOther = !response.ok || countErrors(current) !== countErrors(document);
  if (demo === undefined && (isOther || showsVariant())) {
    location.reload();
    return;
  }
  if (!response.ok) return;
  replaceStylesheets(current, `link[rel="stylesheet"][href*="${stylesheetPath}"]`);
  if (showsVariant()) return;
  for (const name of names) {
    const selector = `[${demoAttribute}="${CSS.escape(name)}"]`;
    replaceContent(
      current,
      `${selector} :is(.${demoCodeClass} > code, .${demoStylesheetsClass} code)`,
    );
    // Names of classes may differ. The others are replaced by their module.
    if (demo === undefined) {
      replaceContent(current, `${selector}:not([${hydratedAttribute}]) [${demoRootAttribute}]`);
    }
  }
}

/** Returns whether the page shows the code of a style variant, which is in a file of its own. */
function showsVariant(): boolean {
  const variant = document.documentElement.getAttribute(styleVariantAttribute);
  return (
    parseStyleVariant(variant) !== 'css' && document.querySelector(`.${styleChoiceClass}`) !== null
  );
}

/** Returns the number of demos that fail on the server. */
function countErrors(page: Document): number {
  return page.querySelectorAll(`[${demoRootAttribute}] > .${demoErrorClass}`).length;
}

/** Links the current stylesheets, and removes the previous ones when these are loaded. */
function replaceStylesheets(current: Document, selector: string): void {
  const previous = document.querySelectorAll(selector);
  const added = [...current.querySelectorAll(selector)].map((link) => {
    const copy = document.createElement('link');
    copy.rel = 'stylesheet';
    copy.href = `${link.getAttribute('href') ?? ''}&t=${Date.now()}`;
    return copy;
  });
  const loading = added.map(
    (link) =>
      new Promise((resolve) => {
        link.addEventListener('load', resolve);
        link.addEventListener('error', resolve);
      }),
  );
  const last = [...previous].at(-1);
  if (last) last.after(...added);
  else document.head.append(...added);
  void Promise.all(loading).then(() => previous.forEach((link) => link.remove()));
}

/** Replaces the content of elements that differ. */
function replaceContent(current: Document, selector: string): void {
  const contents = [...current.querySelectorAll(selector)].map(({ innerHTML }) => innerHTML);
  for (const [index, shown] of document.querySelectorAll(selector).entries()) {
    const html = contents[index];
    if (html !== undefined && shown.innerHTML !== html) shown.innerHTML = html;
  }
}
