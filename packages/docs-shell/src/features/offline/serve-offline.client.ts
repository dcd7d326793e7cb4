import { offlineEn, type OfflineMessages } from '../../i18n';
import { isRecord } from '../../lib/is-record';
import { settingsId } from '../preferences/contract';
import { createOfflineClient } from './offline-connection.client';
import { followWorker } from './follow-worker.client';
import type { OfflinePlace } from './offline-place';
import { reportPage } from './report-page.client';

/** Registers the worker, tells it what is read, and shows what it has to say; boot loads it on the production host. */
export function serveOffline({ root = '', words }: DOMStringMap): void {
  const place: OfflinePlace = { rootPath: root, words: readWords(words) };
  const client = createOfflineClient(navigator.serviceWorker);
  const ready = followWorker(navigator.serviceWorker, client);
  void ready.then((isThere) => {
    if (isThere) {
      reportPage(root, client);
    }
  });
  if (document.documentElement.dataset['savedCopy'] !== undefined) {
    void import('./show-copy-sign.client').then(({ showCopySign }) => showCopySign(place.words));
  }
  const list = document.querySelector<HTMLElement>('[data-offline-copies]');
  if (list) {
    void import('./draw-copies.client').then(({ drawCopies }) =>
      drawCopies(list, place, client, ready),
    );
  }
  const drawer = document.getElementById(settingsId);
  const showSection = () =>
    void import('./settings-section.client').then(({ addSettingsSection }) =>
      addSettingsSection(drawer, place, client, ready),
    );
  if (drawer?.matches(':popover-open')) {
    showSection();
  } else {
    drawer?.addEventListener('beforetoggle', showSection, { once: true });
  }
}

function readWords(text = '{}'): OfflineMessages {
  const value: unknown = JSON.parse(text);
  return isRecord(value) ? { ...offlineEn, ...value } : offlineEn;
}
