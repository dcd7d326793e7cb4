import { manifestAddress } from '../../product';
import { fetchJson } from '../../client/fetch-json';
import { findSamePage } from '../../client/same-page';
import { isRecord } from '../../lib/is-record';
import { versionHintClass, versionRootAttribute } from './contract';

/** Loads the manifest of each version, and changes its link to the page if the version has it. */
export function updateVersionLinks(links: Iterable<HTMLAnchorElement>, path: string): void {
  for (const link of links) {
    const root = link.getAttribute(versionRootAttribute) ?? '';
    void fetchJson(manifestAddress(root)).then((answer) => {
      const value = answer.kind === 'found' && isRecord(answer.value) ? answer.value : {};
      const address = findSamePage(value, root, path);
      if (address !== undefined) {
        link.setAttribute('href', address);
        link.querySelector(`.${versionHintClass}`)?.remove();
      }
    });
  }
}
