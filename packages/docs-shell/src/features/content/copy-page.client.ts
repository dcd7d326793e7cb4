import { onDemand } from '../../client/on-demand';
import { onIntent } from '../../client/on-intent';
import { copyPageAttribute } from './contract';

/** Makes the button work that copies the page as markdown. The code for it loads when the reader turns to the button. */
export function initCopyPage(): void {
  const button = document.querySelector(`[${copyPageAttribute}]`);
  if (!(button instanceof HTMLElement)) {
    return;
  }
  const code = onDemand(() =>
    import('./copy-page.lazy.client').then(({ createPageCopier }) => createPageCopier(button)),
  );
  onIntent(button, code.preload);
  button.addEventListener('click', () => void code.use(button).then((copyPage) => copyPage?.()));
}
