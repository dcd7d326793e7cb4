import { demoListId } from '../contract';
import { parseDemoList } from '../hydration/demo-list';
import { listDemoIds } from './demo-problems';

/** Why a module was not loaded. */
export interface LoadingError {
  /** URL of the module that was imported. The error may be in a module that it imports. */
  readonly url: string;
  readonly message: string;
  readonly stack: string;
}

/**
 * Reports demos whose modules the page cannot load, when it loads them. For `docs dev`: the page itself keeps the static
 * HTML of such a demo without a message.
 *
 * The page adds a link to a module before it imports it. The same URL is imported here, too: modules run only once, and
 * each import of a module that failed is rejected with its error.
 *
 * @param report - receives the id of each demo that does not start because of an error
 */
export function watchLoading(report: (id: string, error: LoadingError) => void): void {
  const seen = new Set<string>();
  const check = (node: Node) => {
    const url = node instanceof HTMLLinkElement && node.rel === 'modulepreload' ? node.href : '';
    const ids = seen.has(url) ? undefined : listIdsByUrl().get(url);
    if (!ids) return;
    seen.add(url);
    void tryLoading(url).then((error) => {
      if (error) for (const id of ids) report(id, error);
    });
  };
  new MutationObserver((records) => {
    for (const { addedNodes } of records) addedNodes.forEach(check);
  }).observe(document.head, { childList: true });
  document.head.childNodes.forEach(check);
}

/** Returns the ids of the demos that need a module, by its URL. An edit can add demos. */
function listIdsByUrl(): ReadonlyMap<string, readonly string[]> {
  const list = parseDemoList(document.getElementById(demoListId)?.textContent ?? '');
  const idByName = listDemoIds();
  const ids = new Map<string, readonly string[]>();
  if (list) ids.set(absolute(list.runtime), [...idByName.values()]);
  for (const { name, module } of list?.demos ?? []) {
    const id = idByName.get(name);
    if (id !== undefined) ids.set(absolute(module), [id]);
  }
  return ids;
}

/** Imports a module. Returns the error if it does not load. */
export async function tryLoading(url: string): Promise<LoadingError | undefined> {
  try {
    await import(/* @vite-ignore */ url);
    return undefined;
  } catch (error) {
    const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
    return { url, message, stack };
  }
}

function absolute(url: string): string {
  return new URL(url, document.baseURI).href;
}
