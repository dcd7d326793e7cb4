import type { EarlyInput } from '../contract';

/** Repeats what a reader did in a demo before it was hydrated, once. A press that has not ended is repeated when it ends. */
export function repeatInput(early: EarlyInput): void {
  if (early.repeatPress) return;
  for (const [field, state] of early.fields) {
    if (
      field instanceof HTMLInputElement ||
      field instanceof HTMLTextAreaElement ||
      field instanceof HTMLSelectElement
    ) {
      changeField(field, state);
    }
  }
  early.repeatPress = repeatPress;
  repeatPress(early.press);
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Changes a field as the reader does. React ignores an event if the field has the value that it knows, and knows each value
 * that is set: except by the setter of the prototype.
 */
function changeField(
  field: Field,
  { checked, value }: Pick<HTMLInputElement, 'checked' | 'value'>,
): void {
  if (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)) {
    field.checked = !checked;
    field.click();
  } else if (field.type !== 'file') {
    if (!(field instanceof HTMLSelectElement)) field.value = field.defaultValue;
    Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  }
}

/** Repeats a press event by event: some libraries react to `pointerdown`, or to a click only if it follows one. */
function repeatPress(events: readonly Event[]): void {
  for (const event of events) {
    event.target?.dispatchEvent(new (event.constructor as typeof Event)(event.type, event));
  }
}

/** What the reader has focused in a demo before it was hydrated. */
interface EarlyFocus {
  /** Tells the demo. Some libraries remove a text that is typed into a field without focus. */
  readonly repeat: () => void;
  /** Sets the caret or the selected text again: hydration and `repeatInput` set values, which moves the caret to their end. */
  readonly select: () => void;
}

/** Notes which element of a demo has the focus, and what is selected in it. To be called before React begins to listen. */
export function noteFocus(root: Element): EarlyFocus {
  const { activeElement: element } = document;
  if (!element || !root.contains(element)) return { repeat: () => {}, select: () => {} };
  const isKept = () => document.activeElement === element;
  const isText = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  const field = isText ? element : undefined;
  const value = field?.value;
  // Checkboxes, and fields for numbers, dates and addresses, have no selection.
  const start = field?.selectionStart ?? undefined;
  const end = field?.selectionEnd ?? null;
  const direction = field?.selectionDirection ?? undefined;
  return {
    repeat() {
      // The focus of a press is a part of it.
      if (!isKept() || (start === undefined && !element.matches(':focus-visible'))) return;
      element.dispatchEvent(new FocusEvent('focus'));
      element.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    },
    select() {
      if (start === undefined || !isKept() || field?.value !== value) return;
      field?.setSelectionRange(start, end, direction);
    },
  };
}
