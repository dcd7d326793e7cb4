import { toolbarClass } from '../contract';
import { openDemoFromHash } from './open-demo-from-hash.client';

/** Opens the demo in the URL's hash before the first paint, then loads what makes the toolbars work. */
export function initDemoToolbars(): void {
  if (document.querySelector(`.${toolbarClass}`)) {
    openDemoFromHash();
    import('./toolbar.lazy.client').then(
      ({ enableDemoToolbars }) => enableDemoToolbars(),
      () => {}, // The page works without the toolbars.
    );
  }
}
