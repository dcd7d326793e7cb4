import type { Island } from './island-list';

/** What the runtime of an app's demos exports; a demo itself is opaque here. */
interface IslandRuntime {
  readonly mountDemo: (demo: {
    readonly element: Element;
    readonly name: string;
    readonly Demo: unknown;
    readonly stale: boolean;
  }) => () => void;
}

/**
 * Fetches a demo with all that it needs, side by side, and lets its runtime bring it to life. Answers what puts
 * the demo back to its start.
 */
export async function loadIsland(
  element: Element,
  island: Island,
  runtime: string,
): Promise<() => void> {
  for (const url of [runtime, island.module, ...island.preload]) {
    preload(url);
  }
  const [mounting, demo] = await Promise.all([load(runtime), load(island.module)]);
  if (!isRuntime(mounting) || !isDemo(demo)) {
    throw new TypeError(`${runtime} must export mountDemo, and ${island.module} a default.`);
  }
  // In dev the code may be newer than the HTML: then it is drawn anew.
  const stale = element.closest('[data-stale]') !== null;
  return mounting.mountDemo({ element, name: island.name, Demo: demo.default, stale });
}

const load = (url: string): Promise<unknown> => import(/* @vite-ignore */ url);

function isRuntime(value: unknown): value is IslandRuntime {
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

function preload(url: string): void {
  const { href } = new URL(url, document.baseURI);
  const isKnown = [
    ...document.head.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]'),
  ].some((link) => link.href === href);
  if (!isKnown) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = url;
    document.head.append(link);
  }
}
