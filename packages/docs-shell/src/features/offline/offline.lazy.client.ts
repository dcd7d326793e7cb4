import { offlineEn, type OfflineMessages } from '../../i18n';
import { isRecord } from '../../lib/is-record';
import { settingsId } from '../preferences/contract';
import {
  type OfflineConfig,
  offlineCopiesAttribute,
  offlineMessagesAttribute,
  offlineRootAttribute,
  pageReportAttribute,
  savedCopyAttribute,
} from './contract';
import { createOfflineClient } from './offline-client.client';
import type { OfflineClient } from './offline-client.client';
import { registerWorker } from './register-worker.client';
import type { PageMessage } from './worker/contract';

/** Registers the worker, reports the page view to it, and adds the parts of the page that show offline copies. */
export function startOfflineReading(meta: HTMLMetaElement): void {
  const config: OfflineConfig = {
    rootPath: meta.getAttribute(offlineRootAttribute) ?? '',
    messages: parseMessages(meta.getAttribute(offlineMessagesAttribute)),
  };
  const client = createOfflineClient(navigator.serviceWorker);
  const ready = registerWorker(navigator.serviceWorker, client);
  void ready.then((isActive) => {
    if (isActive) {
      reportPageView(config.rootPath, client);
    }
  });
  if (document.documentElement.hasAttribute(savedCopyAttribute)) {
    void import('./show-offline-badge.client').then(({ showOfflineBadge }) =>
      showOfflineBadge(config.messages),
    );
  }
  const copies = document.querySelector<HTMLElement>(`[${offlineCopiesAttribute}]`);
  if (copies) {
    void import('./render-offline-copies.client').then(({ renderOfflineCopies }) =>
      renderOfflineCopies(copies, config, client, ready),
    );
  }
  const drawer = document.getElementById(settingsId);
  const addSection = () =>
    void import('./settings-section.client').then(({ addSettingsSection }) =>
      addSettingsSection(drawer, config, client, ready),
    );
  if (drawer?.matches(':popover-open')) {
    addSection();
  } else {
    drawer?.addEventListener('beforetoggle', addSection, { once: true });
  }
}

function parseMessages(json: string | null): OfflineMessages {
  const value: unknown = JSON.parse(json ?? '{}');
  return isRecord(value) ? { ...offlineEn, ...value } : offlineEn;
}

/** The next report is sent when the page has not loaded a file for this long. */
const reportDelayMs = 1500;

/** A page that keeps loading files does not keep reporting. */
const maxReports = 5;

const responseTimeoutMs = 60_000;

/** Tells the worker that the page is viewed, and which files it has loaded so far. */
function reportPageView(rootPath: string, client: OfflineClient): void {
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
