import { manifestAddress } from '../../manifest';
import { fetchJson } from '../../client/fetch-json';
import { isRecord } from '../../lib/is-record';
import { onIntent } from '../../client/on-intent';
import { findSamePage } from '../../client/same-page';
import {
  pathInProductAttribute,
  versionHintClass,
  versionRootAttribute,
  versionsButtonClass,
  versionsMenuId,
} from './contract';

/**
 * Changes the links of the version menu to the current page, where a version has that page. When the reader moves to
 * the menu, the manifests of the versions on this origin are loaded; the links to other origins stay as they are.
 */
export function initVersionLinks(): void {
  const menu = document.getElementById(versionsMenuId);
  const button = document.querySelector(`.${versionsButtonClass}`);
  const links = menu?.querySelectorAll<HTMLAnchorElement>(`[${versionRootAttribute}]`) ?? [];
  const path = menu?.getAttribute(pathInProductAttribute) ?? '';
  if (!button || links.length === 0 || path === '') {
    return;
  }
  onIntent(button, () => {
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
  });
}
