import { chunkFailedEvent } from '../../../client/stale-chunk-reload';
import { demoListId } from '../contract';

/** Loads what hydrates demos, on pages that have demos. Without it they keep their static HTML. */
export function initHydration(): void {
  if (document.getElementById(demoListId)) {
    import('./hydration.lazy.client').then(
      ({ hydrateDemos }) => hydrateDemos(),
      (error: unknown) =>
        document.dispatchEvent(new CustomEvent(chunkFailedEvent, { detail: error })),
    );
  }
}
