/** What of a keyboard event decides whether it is meant to copy. */
export interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

/** Tells whether the keys are Ctrl+C or ⌘+C alone. */
export function isCopyShortcut({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyPress): boolean {
  return key.toLowerCase() === 'c' && ctrlKey !== metaKey && !shiftKey && !altKey;
}
