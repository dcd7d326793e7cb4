import type { DemoModule } from '../../../page-document';
import { staleAttribute } from '../contract';

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
 * Loads a demo, its dependencies and the runtime in parallel, and mounts the demo.
 *
 * @param element Container of the demo's React root.
 * @param runtimeUrl URL of the module that exports `mountDemo`.
 * @returns A function that resets the demo.
 * @throws What an import rejects with, and `TypeError` for a module without the expected export.
 */
export async function loadAndMountDemo(
  element: Element,
  { name, module, preload }: DemoModule,
  runtimeUrl: string,
): Promise<() => void> {
  for (const url of [runtimeUrl, module, ...preload]) {
    preloadModule(url);
  }
  const [runtime, demo] = await Promise.all([load(runtimeUrl), load(module)]);
  if (!isRuntime(runtime) || !isDemo(demo)) {
    throw new TypeError(
      `${runtimeUrl} must export mountDemo, and ${module} must have a default export.`,
    );
  }
  // In dev the code may be newer than the HTML: then the demo is rendered instead of hydrated.
  const stale = element.closest(`[${staleAttribute}]`) !== null;
  return runtime.mountDemo({ element, name, Demo: demo.default, stale });
}

const load = (url: string): Promise<unknown> => import(/* @vite-ignore */ url);

function isRuntime(value: unknown): value is DemoRuntime {
  return (
    typeof value === 'object' &&
    value !== null &&
    'mountDemo' in value &&
    typeof value.mountDemo === 'function'
  );
}

function isDemo(value: unknown): value is { readonly default: unknown } {
  return typeof value === 'object' && value !== null && 'default' in value;
}

function preloadModule(url: string): void {
  const { href } = new URL(url, document.baseURI);
  const links = document.head.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]');
  if (![...links].some((link) => link.href === href)) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = url;
    document.head.append(link);
  }
}
