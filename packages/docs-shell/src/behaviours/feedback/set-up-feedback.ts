import { createSafeStorage } from '../safe-storage';
import { searchEventName } from '../search/search-events';
import { whenActive } from '../when-active';
import { takePart } from './feedback-place';
import type { Miss } from './report-miss';
import { queueKey } from './storage-keys';

/**
 * Puts a button at each heading and loads the rest of the feedback when it comes near, is asked for, or an answer
 * still waits to be sent (SPEC FB-1). A page that is not there is reported once it is seen, and so is a search for
 * what nobody wrote.
 */
export function setUpFeedback(): void {
  const root = document.querySelector<HTMLElement>('[data-feedback]');
  if (!root) {
    return;
  }
  const { feedback: url = '', product = '', notFound } = root.dataset;
  const report = (miss: Miss) =>
    void import('./report-miss').then(({ reportMiss }) => reportMiss(url, miss));
  document.addEventListener(searchEventName, ({ detail }) => {
    if (detail.action === 'query' && detail.count === 0 && detail.isComplete) {
      report({ kind: 'empty-search', product, query: detail.query });
    }
  });
  if (notFound !== undefined) {
    whenActive(() => report({ kind: 'not-found', product, page: location.pathname }));
    return;
  }
  let loading: Promise<{ openSection: (heading: HTMLElement) => void }> | undefined;
  const load = () =>
    (loading ??= import('./serve-feedback').then(({ serveFeedback }) => serveFeedback(root)));

  for (const heading of document.querySelectorAll<HTMLElement>('.d-heading > :is(h2, h3)')) {
    const button = takePart(root, 'heading');
    const name = heading.textContent;
    button.ariaLabel = (button.dataset['name'] ?? '').replace('{name}', () => name);
    button.addEventListener('click', () => void load().then((it) => it.openSection(heading)));
    heading.parentElement?.append(button);
  }

  // A click that comes before the one who serves it is not lost.
  root.addEventListener('click', ({ target }) => {
    if (root.dataset['ready'] === undefined && target instanceof HTMLElement) {
      void load().then(() => target.click());
    }
  });
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) {
        observer.disconnect();
        void load();
      }
    },
    { rootMargin: '400px' },
  );
  whenActive(() => {
    observer.observe(root);
    if ((createSafeStorage(() => localStorage).get(queueKey) ?? '[]') !== '[]') {
      void load();
    }
  });
}
