import { pageClass } from '../../../client/contract';

/** Returns the element to which a dialog is added: the root of the shell, which has its fonts and colors. */
export function findShellRoot(): Element {
  return document.querySelector(`.${pageClass}`) ?? document.body;
}
