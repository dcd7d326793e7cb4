import { demoAttribute, demoListId, hydratedAttribute, toolbarClass } from '../demo/contract';
import { hydrateDemos } from '../demo/hydration/hydrate-demos.client';
import { parseDemoList } from '../demo/hydration/demo-list';
import { styleChoiceClass } from '../demo/styles/contract';
import { tabGroupAttribute } from '../tabs/contract';
import { startVisibleDemos } from './start-changed-demos';

const demo = `[${demoAttribute}]`;
/** Elements with code that starts when a page is loaded. The fields of a demo are its own. */
const active = `iframe, form, input:not(:disabled), select, textarea, .${styleChoiceClass}`;

/** A demo with which the code of all demos was loaded. */
const running = `${demo}[${hydratedAttribute}]`;
/** The code of toolbars, which is loaded later, leaves one tab stop in each. */
const enabledToolbar = `.${toolbarClass} [tabindex="-1"]`;

/** Returns whether an element can work without the page being loaded again. The code of demos is only in pages with a demo. */
export function canStart(added: Element): boolean {
  const isInDemo = (element: Element) =>
    element.closest(demo) !== null && !element.matches(`.${styleChoiceClass}`);
  if (!findAll(added, active).every(isInDemo)) return false;
  if (findAll(added, demo).length === 0) return true;
  return document.getElementById(demoListId) !== null && document.querySelector(running) !== null;
}

/** Makes demos and tabs work that were added to the open page. `showDemoList` has to come before. */
export async function startAddedBlocks(added: readonly Node[]): Promise<void> {
  const elements = added.filter((node) => node instanceof Element);
  const demos = elements.flatMap((element) => findAll(element, demo));
  if (demos.length > 0) {
    hydrateDemos([], demos);
    startVisibleDemos(demos);
  }
  if (demos.length > 0 && document.querySelector(enabledToolbar)) {
    const { enableAddedToolbars } = await import('../demo/toolbar/toolbar.lazy.client');
    enableAddedToolbars();
  }
  if (elements.some((element) => findAll(element, `[${tabGroupAttribute}]`).length > 0)) {
    const { activateTabs } = await import('../tabs/tabs.lazy.client');
    activateTabs();
  }
}

/**
 * Shows the list of demos of a page. URLs are made absolute: Vite would add a query to an imported path, and the code would run a
 * second time.
 */
export function showDemoList(page: Document): void {
  const shown = document.getElementById(demoListId);
  const list = parseDemoList(page.getElementById(demoListId)?.textContent ?? '');
  if (!shown || !list) return;
  const absolute = (url: string) => new URL(url, document.baseURI).href;
  const demos = list.demos.map(({ module, preload, ...rest }) => {
    return { ...rest, module: absolute(module), preload: preload.map(absolute) };
  });
  shown.textContent = JSON.stringify({ ...list, runtime: absolute(list.runtime), demos });
}

/** Returns the elements that match: the element itself and those inside it. */
function findAll(element: Element, selector: string): readonly Element[] {
  return [element, ...element.querySelectorAll('*')].filter((one) => one.matches(selector));
}
