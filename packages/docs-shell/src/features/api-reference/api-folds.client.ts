import { onDemand } from '../../client/on-demand';
import { onIntent } from '../../client/on-intent';
import { apiFoldAttribute } from './contract';

/**
 * Loads the API of a component into the page when the reader turns to its fold, or when the address has an anchor that
 * the page lacks, such as that of a prop. If that fails, opening the fold tries again. A page without a fold may be an API
 * page, and its rows have other anchors on MUI's own site.
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
  if (!anchor || document.getElementById(anchor)) return;
  if (folds[0]) {
    folds[0].open = true;
  } else {
    void onDemand(() =>
      import('./mui-anchors.lazy.client').then(({ goToMuiRow }) => goToMuiRow(anchor)),
    ).preload();
  }
}
