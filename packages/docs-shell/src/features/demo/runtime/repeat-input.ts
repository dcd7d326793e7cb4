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

/**
 * Returns a function that sets the caret of the field in a demo in which the reader types, or its selected text, to what it is
 * now. Hydration and `repeatInput` set values, which moves the caret to their end.
 */
export function keepSelection(root: Element): () => void {
  const field = root.querySelector(':focus');
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return () => {};
  const { selectionStart, selectionEnd, selectionDirection, value } = field;
  return () => {
    // Fields for numbers, dates and addresses have none.
    if (selectionStart === null || field.value !== value || !field.matches(':focus')) return;
    field.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
  };
}
