/** The fields of a `KeyboardEvent` that `isCopyShortcut` reads. */
export interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

/** Returns whether the event is Ctrl+C or ⌘+C without any other modifier. */
export function isCopyShortcut({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyPress): boolean {
  return key.toLowerCase() === 'c' && ctrlKey !== metaKey && !shiftKey && !altKey;
}
