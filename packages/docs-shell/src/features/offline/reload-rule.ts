/** What decides whether a page is loaded again after another worker has taken over. */
export interface ReloadFacts {
  /** Of the worker that took over; none has without it. */
  readonly version: string | undefined;
  /** Versions for which this tab was loaded again before. */
  readonly reloads: readonly string[];
  readonly isVisible: boolean;
  readonly hasFocus: boolean;
  /** Something that the reader typed would be lost. */
  readonly wouldLose: boolean;
}

/**
 * Whether to load the page again (SPEC SW-1): when it is looked at, once per worker, and never over something typed. Two
 * workers that replace each other in turns (a site that is half deployed) lead to one reload each, not to a loop.
 */
export function mayReload(facts: ReloadFacts): facts is ReloadFacts & { readonly version: string } {
  const { version, reloads, isVisible, hasFocus, wouldLose } = facts;
  return version !== undefined && !reloads.includes(version) && isVisible && hasFocus && !wouldLose;
}

/** Reads for which versions a tab was loaded again. */
export function parseReloads(text: string | null): readonly string[] {
  return text ? text.split(' ') : [];
}

/** Writes them with one more. */
export function noteReload(reloads: readonly string[], version: string): string {
  return [...reloads, version].slice(-50).join(' ');
}
