/** Input that a reader gives to a demo before it is hydrated. */
export interface EarlyInput {
  /** Repeats the last click, and stops capturing. Call it after hydration. */
  readonly replay: () => void;
  /** Stops capturing and forgets the click. */
  readonly discard: () => void;
}

const replayable = 'button, [role="button"], [role="combobox"], [role="tab"], [role="menuitem"]';

/**
 * Starts to capture clicks on buttons inside the root of a demo, and keeps forms from being submitted. Checkboxes,
 * fields and links are not captured: the browser already applied their effect, and a second click would undo it.
 */
export function captureEarlyInput(root: Element): EarlyInput {
  let clicked: HTMLElement | undefined;

  const onClick = ({ target }: Event) => {
    const control = target instanceof Element ? target.closest(replayable) : null;
    clicked =
      control instanceof HTMLElement && !control.matches('a[href], input') ? control : undefined;
  };
  const onSubmit = (event: Event) => event.preventDefault();

  root.addEventListener('click', onClick, { capture: true });
  root.addEventListener('submit', onSubmit, { capture: true });

  const discard = () => {
    root.removeEventListener('click', onClick, { capture: true });
    root.removeEventListener('submit', onSubmit, { capture: true });
  };
  return {
    replay() {
      discard();
      if (clicked?.isConnected) {
        clicked.click();
      }
    },
    discard,
  };
}
