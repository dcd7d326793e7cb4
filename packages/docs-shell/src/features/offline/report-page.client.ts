import { isRecord } from '../../lib/is-record';
import type { OfflineClient } from './offline-connection.client';

/** Milliseconds without a new file after which the worker is told of those that came. */
const rest = 1500;

/** Most reports of one page: a page that goes on fetching does not go on reporting. */
const mostReports = 5;

/** Tells the worker that the page is seen, and which files it has used so far (SPEC SW-2). */
export function reportPage(rootPath: string, client: OfflineClient): void {
  const resources = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let reports = 0;
  const report = async () => {
    reports += 1;
    const title = document.querySelector('h1')?.textContent.trim() ?? document.title;
    const address = location.pathname;
    const message = { type: 'shown', address, title, rootPath, resources: [...resources] } as const;
    const answer = await client.ask(message, 60_000);
    const isKept = isRecord(answer) && answer['isKept'] === true;
    document.documentElement.dataset['offlineReport'] = isKept ? 'kept' : 'failed';
  };
  const note = (entries: PerformanceEntryList) => {
    for (const { name } of entries) {
      const { origin, pathname, search } = new URL(name, location.href);
      if (origin === location.origin && search === '') {
        resources.add(pathname);
      }
    }
  };
  const observer = new PerformanceObserver((list) => {
    const before = resources.size;
    note(list.getEntries());
    if (resources.size === before) {
      return;
    }
    clearTimeout(timer);
    if (reports < mostReports) {
      timer = setTimeout(() => void report(), rest);
    } else {
      observer.disconnect();
    }
  });
  note(performance.getEntriesByType('resource'));
  observer.observe({ type: 'resource' });
  void report();
}
