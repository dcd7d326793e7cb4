import { loadOnClick, onDemand } from '../../../client/on-demand';
import { copyAttribute } from '../../content/contract';
import { toolbarClass } from '../contract';
import { dropStyleChoice } from '../styles/drop-style-choice.client';

/**
 * Returns the function that loads code that toolbars need. A click on a button of a toolbar loads it, too, even after a
 * failure, and is repeated then. The copy button does not need it.
 */
export function createToolbarLoader(load: () => Promise<unknown>): () => void {
  const code = onDemand(load);
  loadOnClick(document, `.${toolbarClass} button:not([${copyAttribute}])`, code);
  return () =>
    void code.preload().then(() => {
      if (!code.isLoaded()) dropStyleChoice();
    });
}
