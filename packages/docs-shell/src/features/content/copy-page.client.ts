import { onIntent } from '../../client/on-intent';
import { copyPageAttribute } from './contract';

/** Makes the button work that copies the page as markdown. The code for it loads when the reader turns to the button. */
export function initCopyPage(): void {
  const button = document.querySelector(`[${copyPageAttribute}]`);
  if (!(button instanceof HTMLElement)) {
    return;
  }
  let copier: Promise<() => void> | undefined;
  onIntent(button, () => {
    copier = import('./copy-page.lazy.client').then(({ createPageCopier }) =>
      createPageCopier(button),
    );
  });
  button.addEventListener('click', () => {
    copier?.then(
      (copyPage) => copyPage(),
      () => {},
    );
  });
}
