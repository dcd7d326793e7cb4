import { headingClass } from '../../client/contract';
import { onActivated } from '../../client/on-activated';
import { loadOnClick, onDemand } from '../../client/on-demand';
import { onIntent } from '../../client/on-intent';
import { createSafeStorage } from '../../client/safe-storage';
import { searchEventName } from '../../client/search-events';
import {
  failedAttribute,
  feedbackAttribute,
  notFoundAttribute,
  productAttribute,
  usefulAttribute,
} from './contract';
import { labelSection } from './label-section.client';
import type { FailedLookup } from './service-contract';
import { queueKey } from './storage-keys';

/** The page itself loads first. */
const observeDelayMs = 2000;

/**
 * Adds a feedback button to each heading. Loads the rest of the feedback when the reader points at it, when it is near
 * the viewport, or when an answer is still queued. Reports searches without result, and on the 404 page its address.
 */
export function initFeedback(): void {
  const root = document.querySelector<HTMLElement>(`[${feedbackAttribute}]`);
  if (!root) {
    return;
  }
  const url = root.getAttribute(feedbackAttribute) ?? '';
  const product = root.getAttribute(productAttribute) ?? '';
  const report = (lookup: FailedLookup) =>
    void import('./report-failed-lookup.client').then(({ reportFailedLookup }) =>
      reportFailedLookup(url, lookup),
    );
  document.addEventListener(searchEventName, ({ detail }) => {
    if (detail.action === 'query' && detail.count === 0 && detail.isComplete) {
      report({ kind: 'empty-search', product, query: detail.query });
    }
  });
  if (root.hasAttribute(notFoundAttribute)) {
    onActivated(() => report({ kind: 'not-found', product, page: location.pathname }));
    return;
  }
  const code = onDemand(() =>
    import('./feedback.lazy.client').then(({ startFeedback }) => startFeedback(root)),
  );
  const failedMessage = root.getAttribute(failedAttribute) ?? '';

  const template = root.querySelector('template')?.content.firstElementChild;
  for (const heading of document.querySelectorAll<HTMLElement>(`.${headingClass} > :is(h2, h3)`)) {
    const button = template?.cloneNode(true);
    if (!(button instanceof HTMLElement)) {
      break;
    }
    button.ariaLabel = labelSection(root, heading);
    button.addEventListener('click', () => {
      void code.use(button, failedMessage).then((feedback) => feedback?.openSection(heading));
    });
    heading.parentElement?.append(button);
  }

  loadOnClick(root, `[${usefulAttribute}]`, code, failedMessage);
  onIntent(root, code.preload);
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) {
        observer.disconnect();
        void code.preload();
      }
    },
    { rootMargin: '400px' },
  );
  onActivated(() => {
    setTimeout(() => observer.observe(root), observeDelayMs);
    if ((createSafeStorage(() => localStorage).get(queueKey) ?? '[]') !== '[]') {
      void code.preload();
    }
  });
}
