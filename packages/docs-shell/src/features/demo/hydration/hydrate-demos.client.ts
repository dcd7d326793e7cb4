import { onDemand, type OnDemand } from '../../../client/on-demand';
import { isRecord } from '../../../lib/is-record';
import type { DemoModule } from '../../../page-document';
import {
  demoAttribute,
  demoListId,
  demoRootAttribute,
  onIntentAttribute,
  resetDemoEvent,
  staleAttribute,
  type EarlyInput,
} from '../contract';
import { parseDemoList } from './demo-list';
import { recordInput, type InputRecorder } from './record-input.client';

/**
 * Hydrates each demo of the page, or of a part of it, when it comes near the viewport, is pointed at or focused. Demos that wait
 * for intent are not hydrated because they are near the viewport.
 * @param early Events in demos before this code was loaded.
 */
export function hydrateDemos(
  early: readonly Event[],
  demos: Iterable<Element> = document.querySelectorAll(`[${demoAttribute}]`),
): void {
  const list = parseDemoList(document.getElementById(demoListId)?.textContent ?? '');
  if (!list) {
    return;
  }
  const painted = new Promise<void>(afterFirstPaint);
  const modules = new Map(list.demos.map((module) => [module.name, module]));
  for (const demo of demos) {
    const module = modules.get(demo.getAttribute(demoAttribute) ?? '');
    const root = demo.querySelector(`[${demoRootAttribute}]`);
    if (module && root) {
      const input = recordInput(root, () => void code.use(root));
      const code = onDemand(() => loadAndMountDemo(demo, root, module, list.runtime, input));
      const events = early.filter(({ target }) => demo.contains(target as Node));
      events.forEach(input.record);
      if (events.length > 0) void code.preload();
      else preloadWhenNeeded(painted, demo, root, code);
    }
  }
}

/**
 * Loads the code of a demo when it is pointed at or focused, or when the page is painted and the demo is near the viewport, unless
 * it waits for intent. If that fails, the static HTML stays, and a click on a button in it tries again.
 */
function preloadWhenNeeded(
  painted: Promise<void>,
  demo: Element,
  root: Element,
  code: OnDemand<void>,
): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) {
        observer.disconnect();
        void code.preload();
      }
    },
    { rootMargin: '200px' },
  );
  if (!demo.hasAttribute(onIntentAttribute)) {
    void painted.then(() => observer.observe(demo));
  }
  for (const type of ['pointerover', 'focusin']) {
    root.addEventListener(type, () => void code.preload(), { once: true });
  }
}

/** What the runtime of an app's demos exports: `docs-shell/demos/runtime`. A demo's component is only passed through here. */
interface DemoRuntime {
  readonly mountDemo: (demo: {
    readonly element: Element;
    readonly name: string;
    readonly Demo: unknown;
    readonly stale: boolean;
    readonly early: EarlyInput;
  }) => () => void;
}

/**
 * Loads a demo, its dependencies and the runtime in parallel, and mounts the demo. Modules run one after the other, each in a
 * task of its own, as soon as they are there: all at once would keep the page from reacting.
 *
 * @param element Container of the demo's React root.
 * @param runtimeUrl URL of the module that exports `mountDemo`.
 * @throws What an import rejects with, and `TypeError` for a demo without a default export. `onDemand` tells the reader.
 */
async function loadAndMountDemo(
  demo: Element,
  element: Element,
  { name, module, preload }: DemoModule,
  runtimeUrl: string,
  input: InputRecorder,
): Promise<void> {
  [...preload, runtimeUrl, module].forEach(preloadModule);
  for (const url of preload) {
    await importModule(url);
  }
  const { mountDemo } = (await importModule(runtimeUrl)) as DemoRuntime;
  const code = await importModule(module);
  if (!isDemo(code)) {
    throw new TypeError(module);
  }
  // React listens from now on: a press makes it hydrate at once.
  input.stop();
  const reset = mountDemo({
    element,
    name,
    Demo: code.default,
    // In dev the code may be newer than the HTML: then the demo is rendered instead of hydrated.
    stale: demo.hasAttribute(staleAttribute),
    early: input,
  });
  demo.addEventListener(resetDemoEvent, reset);
}

const importModule = (url: string): Promise<unknown> => import(/* @vite-ignore */ url);

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
