import { isRecord } from '../../lib/is-record';
import type { OfflineClient } from './offline-client.client';
import type { PageMessage } from './worker/contract';
import { pageReportAttribute } from './contract';

/** The next report is sent when the page has not loaded a file for this long. */
const reportDelayMs = 1500;

/** A page that keeps loading files does not keep reporting. */
const maxReports = 5;

const responseTimeoutMs = 60_000;

/** Tells the worker that the page is viewed, and which files it has loaded so far. */
export function reportPageView(rootPath: string, client: OfflineClient): void {
  const resources = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let reports = 0;
  const report = async () => {
    reports += 1;
    const title = document.querySelector('h1')?.textContent.trim() ?? document.title;
    const address = location.pathname;
    const message: PageMessage = {
      type: 'page-viewed',
      address,
      title,
      rootPath,
      resources: [...resources],
    };
    const answer = await client.ask(message, responseTimeoutMs);
    const isCached = isRecord(answer) && answer['isKept'] === true;
    document.documentElement.setAttribute(pageReportAttribute, isCached ? 'cached' : 'failed');
  };
  const addResources = (entries: PerformanceEntryList) => {
    for (const { name } of entries) {
      const { origin, pathname, search } = new URL(name, location.href);
      if (origin === location.origin && search === '') {
        resources.add(pathname);
      }
    }
  };
  const observer = new PerformanceObserver((list) => {
    const before = resources.size;
    addResources(list.getEntries());
    if (resources.size === before) {
      return;
    }
    clearTimeout(timer);
    if (reports < maxReports) {
      timer = setTimeout(() => void report(), reportDelayMs);
    } else {
      observer.disconnect();
    }
  });
  addResources(performance.getEntriesByType('resource'));
  observer.observe({ type: 'resource' });
  void report();
}
