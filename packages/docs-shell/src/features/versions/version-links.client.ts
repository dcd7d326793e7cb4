import { onIntent } from '../../client/on-intent';
import { onDemand } from '../../client/on-demand';
import {
  pathInProductAttribute,
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
  const code = onDemand(() => import('./version-links.lazy.client'));
  onIntent(button, () => {
    void code.preload().then((module) => module?.updateVersionLinks(links, path));
  });
}
