import { onDemand } from '../../client/on-demand';
import { onIntent } from '../../client/on-intent';
import { apiFoldAttribute } from './contract';

/**
 * Loads the API of a component into the page when the reader turns to its fold, or when the address has an anchor that
 * the page lacks, such as that of a prop. If that fails, opening the fold tries again.
 */
export function initApiFolds(): void {
  const folds = document.querySelectorAll<HTMLDetailsElement>(`[${apiFoldAttribute}]`);
  folds.forEach((fold) => {
    const code = onDemand(() =>
      import('./api-folds.lazy.client').then(({ fillApiFold }) => fillApiFold(fold)),
    );
    onIntent(fold, code.preload);
    fold.addEventListener('toggle', () => void code.use(fold));
  });
  const anchor = location.hash.slice(1);
  if (folds[0] && anchor && !document.getElementById(anchor)) {
    folds[0].open = true;
  }
}
