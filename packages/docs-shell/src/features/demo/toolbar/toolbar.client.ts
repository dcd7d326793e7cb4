import { loadOnClick, onDemand } from '../../../client/on-demand';
import { copyAttribute } from '../../content/contract';
import { toolbarClass } from '../contract';
import { onDemoIntent } from '../hydration/on-demo-intent.client';
import { dropStyleChoice } from '../styles/drop-style-choice.client';
import { openDemoFromHash } from './open-demo-from-hash.client';

/**
 * Opens the demo in the URL's hash before the first paint, then loads what makes the toolbars work, or waits for intent
 * if all demos do. A click on a button loads it, too, if that failed. The copy button does not need it.
 */
export function initDemoToolbars(): void {
  if (document.querySelector(`.${toolbarClass}`)) {
    openDemoFromHash();
    const code = onDemand(() =>
      import('./toolbar.lazy.client').then(({ enableDemoToolbars }) => enableDemoToolbars()),
    );
    onDemoIntent(() => {
      void code.preload().then(() => {
        if (!code.isLoaded()) dropStyleChoice();
      });
    });
    loadOnClick(document, `.${toolbarClass} button:not([${copyAttribute}])`, code);
  }
}
