import { onDemand } from '../../../client/on-demand';
import { runEach } from '../../../client/run-each';
import { announce } from '../../../client/status-message';
import {
  demoAttribute,
  demoIframeClass,
  resetDemoAttribute,
  resetDemoEvent,
  sandboxActionAttribute,
} from '../contract';
import { enableCodeVariantToggles } from './code-variant.client';
import { enableCopyLinkButtons } from './copy-link.client';
import { syncDemoIframes } from './demo-iframes.client';
import { openDemoFromHash } from './open-demo-from-hash.client';
import { enableRovingFocus } from './roving-focus.client';

/** Makes the toolbars of all demos work. Loaded on pages that have demos, after the first paint. */
export function enableDemoToolbars(): void {
  // This listener comes before that of the toggles: they show the variant that the hash sets.
  addEventListener('hashchange', openDemoFromHash);
  runEach([
    enableCodeVariantToggles,
    enableRovingFocus,
    enableResetButtons,
    enableCopyLinkButtons,
    syncDemoIframes,
    enableSandboxButtons,
  ]);
}

function enableResetButtons(): void {
  for (const button of document.querySelectorAll(`[${resetDemoAttribute}]`)) {
    button.addEventListener('click', () => {
      const demo = button.closest(`[${demoAttribute}]`);
      demo?.dispatchEvent(new Event(resetDemoEvent));
      demo
        ?.querySelector<HTMLIFrameElement>(`.${demoIframeClass}`)
        ?.contentWindow?.location.reload();
      announce(button.getAttribute(resetDemoAttribute) ?? '');
    });
  }
}

/** Edit, StackBlitz and CodeSandbox. Their code is loaded when the first of them is clicked. */
function enableSandboxButtons(): void {
  const code = onDemand(() =>
    import('../editor/sandbox-actions.lazy.client').then((module) => module.createSandboxActions()),
  );
  document.addEventListener('click', ({ target }) => {
    const button =
      target instanceof Element && target.closest<HTMLElement>(`[${sandboxActionAttribute}]`);
    if (button) {
      void code.use(button).then((run) => run?.(button));
    }
  });
}
