import { parseStyleVariant } from '../../theme/style-variant';
import { styleVariantAttribute } from '../../theme/style-variant-setting';
import { initScrollableAreas } from '../content/scrollable-areas.client';
import { demoAttribute, demoErrorClass, demoListId, demoRootAttribute } from '../demo/contract';
import { styleChoiceClass } from '../demo/styles/contract';
import { listsUrlAttribute, restoredAttribute } from '../navigation/contract';
import { searchButtonClass } from '../search/contract';
import { tocClass } from '../toc/contract';
import { initTocDisclosure, initTocScrollspy } from '../toc/toc.client';
import { copyPage } from './page-copy';
import { replaceStylesheets } from './replace-stylesheets';
import { canStart, showDemoList, startAddedBlocks } from './start-added-blocks';
import { startChangedDemos } from './start-changed-demos';

/** What was edited. */
export interface PageEdit {
  /** Parts of the URLs of stylesheets that may have changed. */
  readonly stylesheets?: readonly string[];
  /** Whether it was only a demo. Then the server says whether the page has to be loaded again. */
  readonly isDemo?: boolean;
}

const demoRoot = `[${demoRootAttribute}]`;
/** What front matter sets in the head. */
const metadata = 'title, meta[name="description"], meta[property]';

/**
 * Copies the page before demos and other features change it. For `docs dev`.
 *
 * @returns a function that shows an edit in the open page, so that demos keep their state. It loads the page again if it cannot:
 *   after a mistake, or if what was added cannot start
 */
export function watchPage(reload: () => void): (edit?: PageEdit) => Promise<void> {
  const page = copyPage(document.body, {
    blocks: 'main .d-prose > *',
    replaceable: `[${demoAttribute}]`,
    restored: `${demoRoot}, #${demoListId}, .${searchButtonClass} kbd`,
    restoredAttributes: ['checked', 'open', restoredAttribute],
  });
  let last: ParentNode = document.importNode(document.body, true);
  showDemoList(document);

  const update = async ({ stylesheets = [], isDemo = false }: PageEdit) => {
    // The server may have ended.
    const response = await fetch(location.href).catch(() => undefined);
    if (!response) return;
    const current = new DOMParser().parseFromString(await response.text(), 'text/html');
    const isBroken = !response.ok || countErrors(current) !== countErrors(document);
    if (isBroken && isDemo) return;
    const hasOldCode = stylesheets.length > 0 && !isDemo && showsStyleVariant();
    const hasMessage = document.querySelector('vite-error-overlay') !== null;
    if (isBroken || hasMessage || hasOldCode || readListsUrl(current) !== readListsUrl(last)) {
      reload();
      return;
    }
    await replaceStylesheets(current, (href) => stylesheets.some((part) => href.includes(part)));
    const added = page.show(current.body, canStart);
    if (!added) {
      reload();
      return;
    }
    showDemoList(current);
    await startAddedBlocks(added);
    for (const element of document.head.querySelectorAll(metadata)) element.remove();
    document.head.prepend(...current.head.querySelectorAll(metadata));
    if (readHtml(current, `.${tocClass}`) !== readHtml(last, `.${tocClass}`)) {
      page.renew(`.${tocClass}`);
      initTocScrollspy();
      initTocDisclosure();
    }
    initScrollableAreas();
    const before = last;
    startChangedDemos((demo) => {
      const root = `[${demoAttribute}="${CSS.escape(demo.getAttribute(demoAttribute) ?? '')}"] ${demoRoot}`;
      const html = readHtml(before, root);
      return html !== undefined && readHtml(current, root) !== html;
    });
    last = current;
  };
  let updating = Promise.resolve();
  return (edit = {}) => (updating = updating.then(() => update(edit)));
}

function readHtml(page: ParentNode, selector: string): string | undefined {
  return page.querySelector(selector)?.innerHTML;
}

/** Returns the URL of the lists of a large navigation, which differs after an edit. The page may have loaded the previous ones. */
function readListsUrl(page: ParentNode): string | null | undefined {
  return page.querySelector(`[${listsUrlAttribute}]`)?.getAttribute(listsUrlAttribute);
}

/** Returns whether the page shows the code of a style variant, which is in a file of its own. */
function showsStyleVariant(): boolean {
  const variant = document.documentElement.getAttribute(styleVariantAttribute);
  return (
    parseStyleVariant(variant) !== 'css' && document.querySelector(`.${styleChoiceClass}`) !== null
  );
}

/** Returns the number of demos that fail. */
function countErrors(page: ParentNode): number {
  return page.querySelectorAll(`${demoRoot} > .${demoErrorClass}`).length;
}
