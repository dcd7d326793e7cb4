/** Which changes are shown. Versions are encoded. */
export interface Choice {
  /** Empty: from the first version on. */
  readonly after: string;
  readonly upTo: string;
  readonly effects: readonly string[];
}

/** Returns whether a change is made between two versions, and has one of the effects. */
export function isChosen(
  { code, effect }: { readonly code: string; readonly effect: string },
  { after, upTo, effects }: Choice,
): boolean {
  return code > after && code <= upTo && effects.includes(effect);
}
