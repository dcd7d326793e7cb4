import { manifestAddress } from '../../manifest';
import { fetchJson } from '../../client/fetch-json';
import { isRecord } from '../../client/is-record';
import { onIntent } from '../../client/on-intent';
import { findSamePage } from '../../client/same-page';

/**
 * Keeps the reader on the page when the version that they choose has it (SPEC NAV-7). Versions on this origin are
 * asked by their manifest; for others the page's own links already say all that can be known.
 */
export function setUpVersionLinks(): void {
  const menu = document.getElementById('d-versions');
  const button = document.querySelector('.d-versions-button');
  const links = menu?.querySelectorAll<HTMLAnchorElement>('[data-version-root]') ?? [];
  const path = menu?.dataset['path'] ?? '';
  if (!button || links.length === 0 || path === '') {
    return;
  }
  onIntent(button, () => {
    for (const link of links) {
      const root = link.dataset['versionRoot'] ?? '';
      void fetchJson(manifestAddress(root)).then((answer) => {
        const value = answer.kind === 'found' && isRecord(answer.value) ? answer.value : {};
        const address = findSamePage(value, root, path);
        if (address !== undefined) {
          link.setAttribute('href', address);
        }
      });
    }
  });
}
