import { prefetchAddress } from './prefetch-address';

/**
 * Fetches a page of the site when the reader turns to its link, in browsers that know no speculation rules, which
 * would prerender it (SPEC NAV-9). Each page once, and none for readers who save data.
 */
export function setUpPrefetch(): void {
  const knowsRules =
    'supports' in HTMLScriptElement && HTMLScriptElement.supports('speculationrules');
  if (knowsRules || savesData()) {
    return;
  }
  const fetched = new Set<string>();
  const onIntent = ({ target }: Event) => {
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
    document.addEventListener(event, onIntent, { passive: true });
  }
}

function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return connection instanceof Object && Reflect.get(connection, 'saveData') === true;
}
