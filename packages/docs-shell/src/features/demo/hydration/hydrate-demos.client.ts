import { onDemand } from '../../../client/on-demand';
import { isRecord } from '../../../lib/is-record';
import type { DemoModule } from '../../../page-document';
import {
  demoAttribute,
  demoListId,
  demoRootAttribute,
  hydratedAttribute,
  onIntentAttribute,
  resetDemoEvent,
  staleAttribute,
} from '../contract';
import { parseDemoList } from './demo-list';
import type { EarlyIntent } from './on-demo-intent.client';

/**
 * Hydrates each demo of the page, or of a part of it, when it comes near the viewport, is pointed at or focused. Demos that wait
 * for intent are not hydrated because they are near the viewport.
 */
export function hydrateDemos(
  early: EarlyIntent,
  demos: Iterable<Element> = document.querySelectorAll(`[${demoAttribute}]`),
): void {
  const text = document.getElementById(demoListId)?.textContent;
  const list = text ? parseDemoList(text) : undefined;
  if (!list) {
    return;
  }
  const painted = new Promise<void>(afterFirstPaint);
  const modules = new Map(list.demos.map((module) => [module.name, module]));
  for (const demo of demos) {
    const module = modules.get(demo.getAttribute(demoAttribute) ?? '');
    const root = demo.querySelector(`[${demoRootAttribute}]`);
    if (module && root) {
      const isIntended = early.demo === demo;
      const start = () =>
        hydrateDemo(
          demo,
          root,
          () => loadAndMountDemo(root, module, list.runtime),
          isIntended && root.contains(early.clicked ?? null) ? early.clicked : undefined,
        );
      if (isIntended) {
        start();
      } else {
        onceNeeded(painted, demo, root, start);
      }
    }
  }
}

/**
 * Calls back once: when it is pointed at or focused, or when the page is painted and the demo is near the viewport,
 * unless it waits for intent.
 */
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
    if (!needed.signal.aborted && !demo.hasAttribute(onIntentAttribute)) {
      observer.observe(demo);
    }
  });
  for (const event of ['pointerover', 'focusin']) {
    root.addEventListener(event, start, { signal: needed.signal });
  }
}

/** If the demo cannot be loaded or mounted, its static HTML stays, and a click on a button in it tries again. */
function hydrateDemo(
  demo: Element,
  root: Element,
  load: () => Promise<() => void>,
  clicked?: Element,
): void {
  const code = onDemand(load);
  const hydrate = async (mounting: Promise<(() => void) | undefined>) => {
    const reset = await mounting;
    if (reset) {
      // React listens from now on: a click makes it hydrate at once.
      const replay = stopCapturing();
      demo.addEventListener(resetDemoEvent, reset);
      await whenHydrated(demo);
      replay();
    }
  };
  const stopCapturing = captureEarlyInput(root, () => void hydrate(code.use(root)), clicked);
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

/** What the runtime of an app's demos exports. A demo's component is only passed through here. */
interface DemoRuntime {
  readonly mountDemo: (demo: {
    readonly element: Element;
    readonly name: string;
    readonly Demo: unknown;
    readonly stale: boolean;
  }) => () => void;
}

/**
 * Loads a demo, its dependencies and the runtime in parallel, and mounts the demo. Modules run one after the other, each in a
 * task of its own, as soon as they are there: all at once would keep the page from reacting.
 *
 * @param element Container of the demo's React root.
 * @param runtimeUrl URL of the module that exports `mountDemo`.
 * @returns A function that resets the demo.
 * @throws What an import rejects with, and `TypeError` for a module without the expected export.
 */
async function loadAndMountDemo(
  element: Element,
  { name, module, preload }: DemoModule,
  runtimeUrl: string,
): Promise<() => void> {
  [...preload, runtimeUrl, module].forEach(preloadModule);
  for (const url of preload) {
    await importModule(url);
  }
  const runtime = await importModule(runtimeUrl);
  const demo = await importModule(module);
  if (!isRuntime(runtime) || !isDemo(demo)) {
    throw new TypeError(`${runtimeUrl} must export mountDemo, and ${module} a default.`);
  }
  // In dev the code may be newer than the HTML: then the demo is rendered instead of hydrated.
  const stale = element.closest(`[${staleAttribute}]`) !== null;
  return runtime.mountDemo({ element, name, Demo: demo.default, stale });
}

const importModule = (url: string): Promise<unknown> => import(/* @vite-ignore */ url);

function isRuntime(value: unknown): value is DemoRuntime {
  return isRecord(value) && typeof value['mountDemo'] === 'function';
}

function isDemo(value: unknown): value is { readonly default: unknown } {
  return isRecord(value) && 'default' in value;
}

const preloaded = new Set<string>();

function preloadModule(url: string): void {
  if (!preloaded.has(url)) {
    preloaded.add(url);
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = url;
    document.head.append(link);
  }
}

/** Calls back after the first paint, so that later work does not delay it, not even on a prerendered page. */
function afterFirstPaint(callback: () => void): void {
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    callback();
  }).observe({ type: 'paint', buffered: true });
}

const replayable = 'button, [role="button"], [role="combobox"], [role="tab"], [role="menuitem"]';

/**
 * Starts to capture clicks on buttons inside the root of a demo, and keeps forms from being submitted. Checkboxes,
 * fields and links are not captured: the browser already applied their effect, and a second click would undo it.
 * @param onCapture Is called for each captured click.
 * @param clicked An element inside the root that was clicked before.
 * @returns A function to call when React has begun to hydrate: it stops capturing clicks. It returns a function to call
 * after hydration, which repeats the last captured click and allows forms to be submitted.
 */
function captureEarlyInput(
  root: Element,
  onCapture: () => void,
  clicked?: Element,
): () => () => void {
  let control = clicked && findReplayable(clicked);
  let isCapturing = true;
  const waiting = new AbortController();
  const options = { capture: true, signal: waiting.signal };

  root.addEventListener(
    'click',
    ({ target }) => {
      if (isCapturing) {
        control = target instanceof Element ? findReplayable(target) : undefined;
        if (control) {
          onCapture();
        }
      }
    },
    options,
  );
  root.addEventListener('submit', (event) => event.preventDefault(), options);

  return () => {
    isCapturing = false;
    return () => {
      waiting.abort();
      const last = control;
      control = undefined;
      if (last?.isConnected) {
        last.click();
      }
    };
  };
}

function findReplayable(target: Element): HTMLElement | undefined {
  const control = target.closest(replayable);
  return control instanceof HTMLElement && !control.matches('a[href], input') ? control : undefined;
}
