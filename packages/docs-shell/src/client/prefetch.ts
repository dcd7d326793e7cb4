import { prefetchAddress } from './prefetch-address';
import { savesData } from './saves-data';

/**
 * Prefetches a page of the site when the reader points at its link or focuses it. Does nothing in browsers with
 * speculation rules, which prerender the page, and for readers who save data.
 */
export function initPrefetch(): void {
  const hasSpeculationRules =
    'supports' in HTMLScriptElement && HTMLScriptElement.supports('speculationrules');
  if (hasSpeculationRules || savesData()) {
    return;
  }
  const fetched = new Set<string>();
  const prefetchTarget = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    const address =
      link &&
      prefetchAddress(
        {
          href: link.href,
          target: link.target,
          download: link.hasAttribute('download'),
          rel: link.rel,
        },
        location.href,
      );
    if (address && !fetched.has(address)) {
      fetched.add(address);
      const hint = document.createElement('link');
      hint.rel = 'prefetch';
      hint.href = address;
      document.head.append(hint);
    }
  };
  for (const event of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(event, prefetchTarget, { passive: true });
  }
}
