/** What decides whether a page reloads after a new worker has taken over. */
export interface ReloadFacts {
  /** Version of the worker that took over; absent if none has. */
  readonly version: string | undefined;
  /** Versions for which this tab has already reloaded. */
  readonly reloads: readonly string[];
  readonly isVisible: boolean;
  readonly hasFocus: boolean;
  /** A reload would discard what the reader typed. */
  readonly hasUnsavedChanges: boolean;
}

/**
 * Returns whether the page should reload: when it is visible and focused, once per worker, and never over unsaved input.
 * Two workers that replace each other alternately (on a partly deployed site) cause one reload each, not a loop.
 */
export function shouldReload(
  facts: ReloadFacts,
): facts is ReloadFacts & { readonly version: string } {
  const { version, reloads, isVisible, hasFocus, hasUnsavedChanges } = facts;
  return (
    version !== undefined &&
    !reloads.includes(version) &&
    isVisible &&
    hasFocus &&
    !hasUnsavedChanges
  );
}

/** Versions that are remembered per tab. */
const maxVersions = 50;

/** Parses the versions for which a tab has reloaded. */
export function parseReloads(text: string | null): readonly string[] {
  return text ? text.split(' ') : [];
}

/** Adds a version and returns the text to store. */
export function recordReload(reloads: readonly string[], version: string): string {
  return [...reloads, version].slice(-maxVersions).join(' ');
}
