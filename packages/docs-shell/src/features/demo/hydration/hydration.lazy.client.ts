import { afterFirstPaint } from '../../../client/after-first-paint';
import { onDemand } from '../../../client/on-demand';
import {
  demoAttribute,
  demoListId,
  demoRootAttribute,
  hydratedAttribute,
  resetDemoEvent,
} from '../contract';
import { parseDemoList } from './demo-list';
import { captureEarlyInput } from './early-input.client';
import { loadAndMountDemo } from './load-and-mount-demo.client';

/** Hydrates each demo of the page when it comes near the viewport, is pointed at or focused. */
export function hydrateDemos(): void {
  const text = document.getElementById(demoListId)?.textContent;
  const list = text ? parseDemoList(text) : undefined;
  if (!list) {
    return;
  }
  const painted = new Promise<void>(afterFirstPaint);
  const modules = new Map(list.demos.map((module) => [module.name, module]));
  for (const demo of document.querySelectorAll(`[${demoAttribute}]`)) {
    const module = modules.get(demo.getAttribute(demoAttribute) ?? '');
    const root = demo.querySelector(`[${demoRootAttribute}]`);
    if (module && root) {
      onceNeeded(painted, demo, root, () =>
        hydrateDemo(demo, root, () => loadAndMountDemo(root, module, list.runtime)),
      );
    }
  }
}

/** Calls back once: when the page is painted and the demo is near the viewport, or it is pointed at or focused. */
function onceNeeded(
  painted: Promise<void>,
  demo: Element,
  root: Element,
  callback: () => void,
): void {
  const needed = new AbortController();
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) {
        start();
      }
    },
    { rootMargin: '200px' },
  );
  const start = () => {
    observer.disconnect();
    needed.abort();
    callback();
  };
  void painted.then(() => {
    if (!needed.signal.aborted) {
      observer.observe(demo);
    }
  });
  for (const event of ['pointerover', 'focusin']) {
    root.addEventListener(event, start, { signal: needed.signal });
  }
}

/** If the demo cannot be loaded or mounted, its static HTML stays, and a click on a button in it tries again. */
function hydrateDemo(demo: Element, root: Element, load: () => Promise<() => void>): void {
  const code = onDemand(load);
  const hydrate = async (mounting: Promise<(() => void) | undefined>) => {
    const reset = await mounting;
    if (reset) {
      demo.addEventListener(resetDemoEvent, reset);
      await whenHydrated(demo);
      input.replay();
    }
  };
  const input = captureEarlyInput(root, () => void hydrate(code.use(root)));
  void hydrate(code.preload());
}

/** Resolves when the runtime has set `hydratedAttribute`. */
function whenHydrated(demo: Element): Promise<void> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(check);
    function check() {
      if (demo.hasAttribute(hydratedAttribute)) {
        observer.disconnect();
        resolve();
      }
    }
    observer.observe(demo, { attributeFilter: [hydratedAttribute] });
    check();
  });
}
