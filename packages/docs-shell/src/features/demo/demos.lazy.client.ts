import { runEach } from '../../client/run-each';
import { hydrateDemos } from './hydration/hydrate-demos.client';
import { loadToolbarsWhenNeeded } from './toolbar/load-toolbars.client';

/**
 * Hydrates the demos of the page, and loads the code of their toolbars, each when it is needed.
 * @param early Events in demos before this code was loaded.
 */
export function startDemos(early: readonly Event[]): void {
  runEach([() => hydrateDemos(early), () => loadToolbarsWhenNeeded(early)]);
}
