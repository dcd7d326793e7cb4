import { scriptFailedEvent } from '../../../client/stale-chunk-reload';

/** Fetches what brings demos to life, on pages that have some (SPEC CT-4). Without it they stay as they were drawn. */
export function setUpIslands(): void {
  if (document.getElementById('docs-islands')) {
    import('./mount-islands.client').then(
      ({ mountIslands }) => mountIslands(),
      (error: unknown) =>
        document.dispatchEvent(new CustomEvent(scriptFailedEvent, { detail: error })),
    );
  }
}
