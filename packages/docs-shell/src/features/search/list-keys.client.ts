import type { SearchOption } from './search-options';

/** Moves through options while the focus stays in the box (WAI-ARIA combobox). */
export interface OptionCursor {
  /** Shows other options: the one that was active stays so, else the first is, or none. */
  readonly show: (options: readonly SearchOption[], startsAtFirst: boolean) => void;
  readonly move: (step: 1 | -1) => void;
  readonly active: () => SearchOption | undefined;
}

/** A cursor for the list that an input controls. */
export function createOptionCursor(input: HTMLInputElement): OptionCursor {
  let options: readonly SearchOption[] = [];
  let at = -1;
  let hasMoved = false;

  const set = (next: number) => {
    options[at]?.element.setAttribute('aria-selected', 'false');
    at = next;
    const element = options[at]?.element;
    if (element) {
      element.setAttribute('aria-selected', 'true');
      input.setAttribute('aria-activedescendant', element.id);
    } else {
      input.removeAttribute('aria-activedescendant');
    }
  };

  return {
    show: (fresh, startsAtFirst) => {
      const key = hasMoved ? options[at]?.key : undefined;
      options = fresh;
      at = -1;
      const same = options.findIndex((option) => option.key === key);
      hasMoved = same >= 0;
      options.forEach((option, place) => {
        option.element.setAttribute('aria-selected', 'false');
        option.element.addEventListener('pointermove', () => {
          if (place !== at) {
            hasMoved = true;
            set(place);
          }
        });
      });
      set(same >= 0 ? same : startsAtFirst && options.length > 0 ? 0 : -1);
      input.setAttribute('aria-expanded', String(options.length > 0));
    },
    move: (step) => {
      const { length } = options;
      if (length > 0) {
        hasMoved = true;
        set(at < 0 ? (step > 0 ? 0 : length - 1) : (at + step + length) % length);
        options[at]?.element.scrollIntoView({ block: 'nearest' });
      }
    },
    active: () => options[at],
  };
}
