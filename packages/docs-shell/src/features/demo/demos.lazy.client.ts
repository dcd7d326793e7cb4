import { runEach } from '../../client/run-each';
import { hydrateDemos } from './hydration/hydrate-demos.client';
import type { EarlyIntent } from './hydration/on-demo-intent.client';
import { loadToolbarsWhenNeeded } from './toolbar/load-toolbars.client';

/** Hydrates the demos of the page, and loads the code of their toolbars, each when it is needed. */
export function startDemos(early: EarlyIntent): void {
  runEach([() => hydrateDemos(early), () => loadToolbarsWhenNeeded(early)]);
}
