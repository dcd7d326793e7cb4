import { StrictMode, startTransition, useEffect, type ComponentType, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { demoAttribute, hydratedAttribute, type EarlyInput } from '../contract';
import { noteFocus, repeatInput } from './repeat-input';
import { createPageEnvironment } from './page-environment';
import { DemoTree, demoIdPrefix } from './DemoTree';
import type { DemoRootModule } from './types';

interface MountDemoOptions {
  /** Container of the demo's React root, with the server's HTML. */
  readonly element: HTMLElement;
  readonly name: string;
  readonly Demo: ComponentType;
  /** Render instead of hydrating, because the code changed since the server rendered it (dev only). */
  readonly stale?: boolean;
  /** What the reader has done before. It is repeated after hydration. */
  readonly early?: EarlyInput;
}

/** Returns the function that hydrates the demos of an app. */
export function createDemoRuntime(root: DemoRootModule) {
  const environment = createPageEnvironment(root.styleEngine);

  /** Hydrates a demo. Returns a function that resets it. */
  return function mountDemo({
    element,
    name,
    Demo,
    stale = false,
    early,
  }: MountDemoOptions): () => void {
    const options = { identifierPrefix: demoIdPrefix(name) };
    // A demo without HTML from the server starts here: there is nothing to hydrate.
    const isNew = stale || !element.hasChildNodes();
    let resets = 0;
    const focus = noteFocus(element);
    const repeat = () => {
      if (!early) return;
      focus.repeat();
      repeatInput(early);
      focus.select();
    };
    const render = () => (
      <MarkHydrated element={element} repeat={repeat}>
        <DemoTree key={resets} name={name} root={root} environment={environment} Demo={Demo} />
      </MarkHydrated>
    );
    let reactRoot: Root | undefined;
    // React works on a transition in pieces, between which the page can react. Anything else is one long task.
    startTransition(() => {
      if (isNew) {
        reactRoot = createRoot(element, options);
        reactRoot.render(render());
      } else {
        reactRoot = hydrateRoot(element, render(), options);
      }
    });
    return () => {
      resets += 1;
      reactRoot?.render(render());
    };
  };
}

interface MarkHydratedProps {
  readonly element: HTMLElement;
  readonly repeat: () => void;
  readonly children: ReactNode;
}

/** Sets `hydratedAttribute` when the demo is hydrated, for tests and styles, and repeats what the reader did before. */
function MarkHydrated({ element, repeat, children }: MarkHydratedProps) {
  useEffect(() => {
    element.closest(`[${demoAttribute}]`)?.setAttribute(hydratedAttribute, '');
    // A task later, like events of the reader: components can expect that updates of their effects are rendered.
    setTimeout(repeat);
  }, [element, repeat]);
  return <StrictMode>{children}</StrictMode>;
}
