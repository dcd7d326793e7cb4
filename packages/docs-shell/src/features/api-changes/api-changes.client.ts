import { onDemand } from '../../client/on-demand';
import { changesFormId } from './contract';

/** Loads the filters of the page of changes, if it is the page. Addresses can choose versions, so they load at once. */
export function initApiChanges(): void {
  const form = document.getElementById(changesFormId);
  if (form instanceof HTMLFormElement) {
    const code = onDemand(() =>
      import('./api-changes.lazy.client').then(({ activateChanges }) => activateChanges(form)),
    );
    void code.preload();
    form.addEventListener('change', () => void code.use(form));
  }
}
