import { createElement } from '../../../client/create-element';

/** An option of the list box. */
export interface SearchOption {
  readonly element: HTMLElement;
  /** Identifies the option when the list is rendered again. */
  readonly key: string;
  readonly choose: (inNewTab: boolean) => void;
}

/** A group of options with a heading. */
export interface OptionGroup {
  readonly name: string;
  /** Text next to the name, such as a version. */
  readonly detail?: string;
  readonly options: readonly SearchOption[];
}

interface LinkOptionProps {
  readonly href: string;
  readonly children: readonly (Node | string)[];
  /** Is called before the browser follows the link. */
  readonly onChoose: (inNewTab: boolean) => void;
}

/** Creates an option that is a real link, so that all ways of the browser to open a link work. */
export function createLinkOption({ href, children, onChoose }: LinkOptionProps): SearchOption {
  const attributes = { role: 'option', class: 'd-search-option', tabindex: '-1', href };
  const element = createElement('a', attributes, ...children);
  let isByKey = false;
  element.addEventListener('click', (event) => {
    if (!isByKey) onChoose(event.ctrlKey || event.metaKey || event.shiftKey);
  });
  return {
    element,
    key: href,
    choose: (inNewTab) => {
      onChoose(inNewTab);
      if (inNewTab) {
        open(href, '_blank', 'noopener');
      } else {
        isByKey = true;
        element.click();
      }
    },
  };
}

interface ActionOptionProps {
  readonly key: string;
  readonly children: readonly (Node | string)[];
  readonly onChoose: () => void;
}

/** Creates an option that changes what the dialog shows. */
export function createActionOption({ key, children, onChoose }: ActionOptionProps): SearchOption {
  const element = createElement('div', { role: 'option', class: 'd-search-option' }, ...children);
  element.addEventListener('click', onChoose);
  return { element, key, choose: onChoose };
}

/** Renders the groups of the list box, each labeled by its heading. */
export function renderGroups(groups: readonly OptionGroup[]): readonly HTMLElement[] {
  let optionCount = 0;
  return groups.map(({ name, detail = '', options }, index) => {
    const id = `d-search-group-${index}`;
    const heading = createElement(
      'div',
      { id, class: 'd-search-group', role: 'presentation' },
      name,
    );
    if (detail !== '') {
      heading.append(createElement('span', {}, detail));
    }
    for (const { element } of options) {
      element.id = `d-search-option-${optionCount}`;
      optionCount += 1;
    }
    return createElement(
      'div',
      { role: 'group', 'aria-labelledby': id },
      heading,
      ...options.map(({ element }) => element),
    );
  });
}

/** The active option of a list box whose input keeps the focus (the combobox pattern of WAI-ARIA). */
interface OptionCursor {
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
