import type { LoadedDemo, ServerDemo } from 'docs-shell/demos/server';
import { LRUCache } from 'lru-cache';

/** HTML of demos in a dev session. */
export interface RenderedDemos {
  /** Renders a demo, or returns the result of the last time if no code that it depends on has been loaded again. */
  render(id: string, demo: LoadedDemo): ServerDemo;
}

interface RenderedDemo {
  readonly code: readonly unknown[];
  readonly result: ServerDemo;
}

/** More than the demos of any page. */
const maxDemos = 200;

/**
 * Creates an empty cache. An edit of a page would otherwise render each demo of the page again.
 *
 * @param watch runs the code of a demo
 */
export function createRenderedDemos(
  watch: (id: string, render: () => ServerDemo) => ServerDemo,
): RenderedDemos {
  const known = new LRUCache<string, RenderedDemo>({ max: maxDemos });
  return {
    render(id, { code, render }) {
      const before = known.get(id);
      if (before?.code.every((part, index) => part === code[index])) return before.result;
      const result = watch(id, render);
      known.set(id, { code, result });
      return result;
    },
  };
}
