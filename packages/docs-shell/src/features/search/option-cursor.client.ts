import type { SearchOption } from './options.client';

/** The active option of a list box whose input keeps the focus (the combobox pattern of WAI-ARIA). */
export interface OptionCursor {
  /**
   * Replaces the options. An option that the reader moved to stays active; otherwise the first one becomes active, or
   * none.
   */
  readonly setOptions: (options: readonly SearchOption[], startsAtFirst: boolean) => void;
  readonly move: (step: 1 | -1) => void;
  readonly active: () => SearchOption | undefined;
}

/** Creates the cursor of the list box that an input controls. */
export function createOptionCursor(input: HTMLInputElement): OptionCursor {
  let options: readonly SearchOption[] = [];
  let activeIndex = -1;
  let hasMoved = false;

  const activate = (index: number) => {
    options[activeIndex]?.element.setAttribute('aria-selected', 'false');
    activeIndex = index;
    const element = options[activeIndex]?.element;
    if (element) {
      element.setAttribute('aria-selected', 'true');
      input.setAttribute('aria-activedescendant', element.id);
    } else {
      input.removeAttribute('aria-activedescendant');
    }
  };

  return {
    setOptions: (newOptions, startsAtFirst) => {
      const key = hasMoved ? options[activeIndex]?.key : undefined;
      options = newOptions;
      activeIndex = -1;
      const sameIndex = options.findIndex((option) => option.key === key);
      hasMoved = sameIndex >= 0;
      options.forEach(({ element }, index) => {
        element.setAttribute('aria-selected', 'false');
        element.addEventListener('pointermove', () => {
          if (index !== activeIndex) {
            hasMoved = true;
            activate(index);
          }
        });
      });
      activate(sameIndex >= 0 ? sameIndex : startsAtFirst && options.length > 0 ? 0 : -1);
      input.setAttribute('aria-expanded', String(options.length > 0));
    },
    move: (step) => {
      const { length } = options;
      if (length > 0) {
        hasMoved = true;
        const start = step > 0 ? -1 : length;
        activate(((activeIndex < 0 ? start : activeIndex) + step + length) % length);
        options[activeIndex]?.element.scrollIntoView({ block: 'nearest' });
      }
    },
    active: () => options[activeIndex],
  };
}
