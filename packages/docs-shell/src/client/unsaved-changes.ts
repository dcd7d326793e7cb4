const eventName = 'docs-unsaved-changes';

/**
 * Returns whether leaving the page would lose text that the reader typed. It asks by an event, because demos and the
 * boot script are separate bundles that share no module.
 */
export function unsavedChanges(): boolean {
  return !document.dispatchEvent(new Event(eventName, { cancelable: true }));
}

/** Registers a part of the page that may hold unsaved text. Returns a function that unregisters it. */
export function registerUnsavedChanges(hasChanges: () => boolean): () => void {
  const listen = (event: Event) => {
    if (hasChanges()) {
      event.preventDefault();
    }
  };
  document.addEventListener(eventName, listen);
  return () => document.removeEventListener(eventName, listen);
}
