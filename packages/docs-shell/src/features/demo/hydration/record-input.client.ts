import type { EarlyInput } from '../contract';
import { pressEvents } from './demo-events.client';

/** Records what the reader does in a demo, until it is hydrated. */
export interface InputRecorder extends EarlyInput {
  /** Records an event from before the recorder was created. Ignores events outside the root. */
  readonly record: (event: Event) => void;
  /** Stops recording presses, except for one that has begun. To be called when React begins to listen. */
  readonly stop: () => void;
}

/** Controls whose presses are repeated. Fields and links are left out: the browser has acted on them already. */
const buttons =
  ':is(button,[role=button],[role=combobox],[role=tab],[role=menuitem],[role=checkbox],[role=radio],[role=switch]):not(a[href],input)';

/**
 * Records presses of buttons and input of fields inside the root of a demo. A recorded press has no effect of its own.
 *
 * @param onPress Is called for each recorded press.
 */
export function recordInput(root: Element, onPress: () => void): InputRecorder {
  let isStopped = false;
  let current: Event[] = [];
  const record = (event: Event) => {
    const { type } = event;
    // Only fields cause `input`. Other targets are used as elements.
    const target = event.target as HTMLInputElement;
    if (!root.contains(target)) return;
    if (type === 'input' && !recorder.repeatPress) {
      const { checked, value } = target;
      recorder.fields.set(target, { checked, value });
    }
    if (type === 'pointerdown') current = [];
    if (!pressEvents.includes(type) || (isStopped && current.length === 0)) return;
    current.push(event);
    if (type !== 'click') return;
    if (target.closest(buttons)) {
      event.stopImmediatePropagation();
      event.preventDefault();
      recorder.press = current;
      if (recorder.repeatPress) recorder.repeatPress(current);
      else onPress();
    }
    current = [];
  };
  const recorder: InputRecorder = {
    press: [],
    fields: new Map(),
    record,
    stop: () => (isStopped = true),
  };
  for (const type of ['input', ...pressEvents]) {
    root.addEventListener(type, record, { capture: true });
  }
  return recorder;
}
