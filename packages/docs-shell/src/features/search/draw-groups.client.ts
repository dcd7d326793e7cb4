import { createElement } from '../../client/create-element';
import type { OptionGroup } from './search-options';

/** The groups of a list box, named for a screen reader, too. */
export function drawGroups(groups: readonly OptionGroup[]): readonly HTMLElement[] {
  let number = 0;
  return groups.map(({ name, detail = '', options }, at) => {
    const id = `d-search-group-${at}`;
    const head = createElement('div', { id, class: 'd-search-group', role: 'presentation' }, name);
    if (detail !== '') {
      head.append(createElement('span', {}, detail));
    }
    for (const { element } of options) {
      element.id = `d-search-option-${number}`;
      number += 1;
    }
    return createElement(
      'div',
      { role: 'group', 'aria-labelledby': id },
      head,
      ...options.map(({ element }) => element),
    );
  });
}
