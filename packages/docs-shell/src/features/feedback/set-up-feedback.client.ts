import { onIntent } from '../../client/on-intent';
import { createSafeStorage } from '../../client/safe-storage';
import { searchEventName } from '../../client/search-events';
import { whenActive } from '../../client/on-activated';
import { takePart } from './feedback-place.client';
import type { Miss } from './report-miss.client';
import type { Feedback } from './serve-feedback.client';
import { queueKey } from './storage-keys';

/** Milliseconds after which what is near is fetched: the page itself comes first. */
const rest = 2000;

/**
 * Puts a button at each heading and loads the rest of the feedback when the reader turns to it, stays near it, or has
 * an answer that still waits to be sent (SPEC FB-1). A page that is not there is reported once it is seen, and so is
 * a search for what nobody wrote.
 */
export function setUpFeedback(): void {
  const root = document.querySelector<HTMLElement>('[data-feedback]');
  if (!root) {
    return;
  }
  const { feedback: url = '', product = '', notFound } = root.dataset;
  const report = (miss: Miss) =>
    void import('./report-miss.client').then(({ reportMiss }) => reportMiss(url, miss));
  document.addEventListener(searchEventName, ({ detail }) => {
    if (detail.action === 'query' && detail.count === 0 && detail.isComplete) {
      report({ kind: 'empty-search', product, query: detail.query });
    }
  });
  if (notFound !== undefined) {
    whenActive(() => report({ kind: 'not-found', product, page: location.pathname }));
    return;
  }
  let loading: Promise<Feedback> | undefined;
  const load = (use?: (feedback: Feedback) => void) => {
    loading ??= import('./serve-feedback.client').then(({ serveFeedback }) => serveFeedback(root));
    loading.then(use, () => {
      // Without a network it is tried again next time.
      loading = undefined;
    });
  };

  for (const heading of document.querySelectorAll<HTMLElement>('.d-heading > :is(h2, h3)')) {
    const button = takePart(root, 'heading');
    const name = heading.textContent;
    button.ariaLabel = (button.dataset['name'] ?? '').replace('{name}', () => name);
    button.addEventListener('click', () => load(({ openSection }) => openSection(heading)));
    heading.parentElement?.append(button);
  }

  // A click that comes before the one who serves it is not lost.
  root.addEventListener('click', ({ target }) => {
    if (root.dataset['ready'] === undefined && target instanceof HTMLElement) {
      load(() => target.click());
    }
  });
  onIntent(root, load);
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) {
        observer.disconnect();
        load();
      }
    },
    { rootMargin: '400px' },
  );
  whenActive(() => {
    setTimeout(() => observer.observe(root), rest);
    if ((createSafeStorage(() => localStorage).get(queueKey) ?? '[]') !== '[]') {
      load();
    }
  });
}
