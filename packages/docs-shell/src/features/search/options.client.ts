import { createElement } from '../../client/create-element';

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

/** Renders the groups of the list box, each labelled by its heading. */
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
