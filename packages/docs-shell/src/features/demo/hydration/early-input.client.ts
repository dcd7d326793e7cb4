/** Input that a reader gives to a demo before it is hydrated. */
export interface EarlyInput {
  /** Repeats the last click, and stops capturing. Call it after hydration. */
  readonly replay: () => void;
}

const replayable = 'button, [role="button"], [role="combobox"], [role="tab"], [role="menuitem"]';

/**
 * Starts to capture clicks on buttons inside the root of a demo, and keeps forms from being submitted. Checkboxes,
 * fields and links are not captured: the browser already applied their effect, and a second click would undo it.
 * @param onCapture Is called for each captured click.
 * @param clicked An element inside the root that was clicked before.
 */
export function captureEarlyInput(
  root: Element,
  onCapture: () => void,
  clicked?: Element,
): EarlyInput {
  let control = clicked && findReplayable(clicked);
  const capturing = new AbortController();
  const options = { capture: true, signal: capturing.signal };

  root.addEventListener(
    'click',
    ({ target }) => {
      control = target instanceof Element ? findReplayable(target) : undefined;
      if (control) {
        onCapture();
      }
    },
    options,
  );
  root.addEventListener('submit', (event) => event.preventDefault(), options);

  return {
    replay() {
      capturing.abort();
      const last = control;
      control = undefined;
      if (last?.isConnected) {
        last.click();
      }
    },
  };
}

function findReplayable(target: Element): HTMLElement | undefined {
  const control = target.closest(replayable);
  return control instanceof HTMLElement && !control.matches('a[href], input') ? control : undefined;
}
