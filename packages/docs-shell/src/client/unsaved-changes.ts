const eventName = 'docs-unsaved-changes';

/**
 * Whether something that the reader typed on this page would be lost by leaving it (SPEC SW-1). An event and not a
 * list, because islands and behaviours are bundles of their own and share no module.
 */
export function unsavedChanges(): boolean {
  return !document.dispatchEvent(new Event(eventName, { cancelable: true }));
}

/** Lets a part of the page say whether it holds something unsaved. Answers how to withdraw. */
export function registerUnsavedChanges(holdsChanges: () => boolean): () => void {
  const listen = (event: Event) => {
    if (holdsChanges()) {
      event.preventDefault();
    }
  };
  document.addEventListener(eventName, listen);
  return () => document.removeEventListener(eventName, listen);
}
