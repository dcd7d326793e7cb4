import { StrictMode, useEffect, type ComponentType, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createPageSurroundings } from './create-page-surroundings';
import { DemoIsland, demoIdPrefix } from './DemoIsland';
import type { DemoRootModule } from './types';

interface MountDemoOptions {
  /** Element that holds the server's HTML of the demo. */
  readonly element: HTMLElement;
  readonly name: string;
  readonly Demo: ComponentType;
  /** Draw anew instead of hydrating: the code changed since the server rendered it (dev only). */
  readonly stale?: boolean;
}

/** Makes the function that turns server-rendered demos of one library into running ones. */
export function createDemoRuntime(root: DemoRootModule) {
  const surroundings = createPageSurroundings(root.styleEngine);

  /** Answers what puts the demo back to how it started. */
  return function mountDemo({ element, name, Demo, stale = false }: MountDemoOptions): () => void {
    const options = { identifierPrefix: demoIdPrefix(name) };
    let starts = 0;
    const draw = () => (
      <MarkHydrated element={element}>
        <DemoIsland key={starts} name={name} root={root} surroundings={surroundings} Demo={Demo} />
      </MarkHydrated>
    );
    const reactRoot = stale ? createRoot(element, options) : hydrateRoot(element, draw(), options);
    if (stale) {
      reactRoot.render(draw());
    }
    return () => {
      starts += 1;
      reactRoot.render(draw());
    };
  };
}

interface MarkHydratedProps {
  readonly element: HTMLElement;
  readonly children: ReactNode;
}

/** Says in the DOM that the demo reacts now: tests wait for it, styles may use it. */
function MarkHydrated({ element, children }: MarkHydratedProps) {
  useEffect(() => {
    element.closest('[data-demo]')?.setAttribute('data-hydrated', '');
  }, [element]);
  return <StrictMode>{children}</StrictMode>;
}
