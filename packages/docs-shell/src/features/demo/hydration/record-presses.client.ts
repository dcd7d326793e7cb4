import { pressEvents } from './demo-events.client';

/** Remembers what the reader presses in a demo before React reacts to it. */
export interface PressRecorder {
  /** Records an event inside the root from before the recorder was created. */
  readonly record: (event: Event) => void;
  /** Stops recording presses, except for one that has begun. To be called when React begins to listen. */
  readonly stop: () => void;
  /** Repeats the last recorded press, or the one that has not ended when it ends. To be called after hydration. */
  readonly repeatLast: () => void;
}

/** What is repeated. Checkboxes, fields and links are not: the browser has applied their effect already. */
const buttons =
  ':is(button, [role="button"], [role="combobox"], [role="tab"], [role="menuitem"]):not(a[href], input)';

/**
 * Records presses of buttons inside the root of a demo. A recorded press has no effect of its own. It is repeated event by event,
 * because some libraries react to `pointerdown`, or to a click only if it follows one.
 *
 * @param onPress Is called for each recorded press.
 */
export function recordPresses(root: Element, onPress: () => void): PressRecorder {
  let isStopped = false;
  let isHydrated = false;
  let current: Event[] = [];
  let last: readonly Event[] = [];

  const record = (event: Event) => {
    const { type, target } = event;
    if (!pressEvents.includes(type)) return;
    if (type === 'pointerdown') current = [];
    if (isStopped && current.length === 0) return;
    current.push(event);
    if (type !== 'click') return;
    if (target instanceof Element && root.contains(target.closest(buttons))) {
      event.stopImmediatePropagation();
      event.preventDefault();
      last = current;
      if (isHydrated) repeatLast();
      else onPress();
    }
    current = [];
  };
  const repeatLast = () => {
    isHydrated = true;
    const press = last;
    last = [];
    for (const event of press) {
      event.target?.dispatchEvent(new (event.constructor as typeof Event)(event.type, event));
    }
  };
  for (const type of pressEvents) {
    root.addEventListener(type, record, { capture: true });
  }
  return { record, stop: () => (isStopped = true), repeatLast };
}
