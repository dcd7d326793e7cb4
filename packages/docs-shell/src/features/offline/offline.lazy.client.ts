import { isRecord } from '../../lib/is-record';
import { offlineEn, type OfflineMessages } from '../../i18n';
import {
  offlineCopiesAttribute,
  offlineMessagesAttribute,
  offlineRootAttribute,
  savedCopyAttribute,
  type OfflineConfig,
} from './contract';
import { settingsId } from '../preferences/contract';
import { createOfflineClient } from './offline-client.client';
import { registerWorker } from './register-worker.client';
import { reportPageView } from './report-page-view.client';

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
