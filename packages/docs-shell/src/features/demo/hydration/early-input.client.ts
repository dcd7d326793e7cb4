/**
 * Keeps what a reader does to a demo before it is alive. A click on a button is done again later; a form is not
 * sent; a checkbox, a field or a link has its native effect at once, and doing it again would undo it.
 */
export interface EarlyInput {
  /** The demo is alive: does the last click again and forgets the rest. */
  readonly replay: () => void;
  /** The demo stays as it is. */
  readonly forget: () => void;
}

const replayable = 'button, [role="button"], [role="combobox"], [role="tab"], [role="menuitem"]';

/** Starts to watch the stage of a demo. */
export function keepEarlyInput(stage: Element): EarlyInput {
  let clicked: HTMLElement | undefined;

  const onClick = ({ target }: Event) => {
    const control = target instanceof Element ? target.closest(replayable) : null;
    clicked =
      control instanceof HTMLElement && !control.matches('a[href], input') ? control : undefined;
  };
  const onSubmit = (event: Event) => event.preventDefault();

  stage.addEventListener('click', onClick, { capture: true });
  stage.addEventListener('submit', onSubmit, { capture: true });

  const forget = () => {
    stage.removeEventListener('click', onClick, { capture: true });
    stage.removeEventListener('submit', onSubmit, { capture: true });
  };
  return {
    replay() {
      forget();
      if (clicked?.isConnected) {
        clicked.click();
      }
    },
    forget,
  };
}
