import { onDemand } from '../../client/on-demand';
import { onIntent } from '../../client/on-intent';
import { apiFoldAttribute } from './contract';

/**
 * Loads the API of a component into the page when the reader turns to its fold, or when the address has the anchor of a
 * prop, slot or class. If that fails, opening the fold tries again.
 */
export function initApiFolds(): void {
  const isWanted = /^#([\w-]+-)?(prop|slot|class|variable|attribute|return|type)-/.test(
    location.hash,
  );
  document.querySelectorAll<HTMLDetailsElement>(`[${apiFoldAttribute}]`).forEach((fold, index) => {
    const code = onDemand(() =>
      import('./api-folds.lazy.client').then(({ fillApiFold }) => fillApiFold(fold, index === 0)),
    );
    onIntent(fold, () => void code.preload());
    fold.addEventListener('toggle', () => void code.use(fold));
    fold.open ||= isWanted && index === 0;
  });
}
