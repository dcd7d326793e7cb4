import { onIdle } from '../../client/on-idle';
import { demoAttribute, hydratedAttribute, onIntentAttribute } from './contract';
import { onDemoEvent } from './hydration/demo-events.client';
import { canHover } from './toolbar/can-hover.client';
import { openDemoFromHash } from './toolbar/open-demo-from-hash.client';
import { createToolbarLoader } from './toolbar/toolbar-loader.client';

/**
 * Opens the demo in the URL's hash before the first paint, then loads what makes demos and their toolbars work, or waits for intent
 * if all demos of the page do. What the reader does in a demo until then is recorded. Without this code, demos keep their static
 * HTML. Where nothing can hover, it is loaded when the page is idle instead, because toolbars must work at the first tap; the
 * demos themselves still wait.
 */
export function initDemos(): void {
  if (document.querySelector(`[${demoAttribute}]`)) {
    openDemoFromHash();
    let early: Event[] | undefined = [];
    onDemoEvent((event, demo) => {
      if (event.type === 'submit' && !demo.hasAttribute(hydratedAttribute)) event.preventDefault();
      if (early?.push(event) === 1) load();
    });
    const load = createToolbarLoader(() =>
      import('./demos.lazy.client').then(({ startDemos }) => {
        if (early) startDemos(early);
        early = undefined;
      }),
    );
    if (document.querySelector(`[${demoAttribute}]:not([${onIntentAttribute}])`)) {
      load();
    } else if (!canHover()) {
      onIdle(load);
    }
  }
}
