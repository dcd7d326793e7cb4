import { createElement } from '../../client/create-element';
import type { SearchOption } from './search-options';

interface LinkOption {
  readonly href: string;
  readonly children: readonly (Node | string)[];
  /** Before the reader leaves for it. */
  readonly onChoose: (inNewTab: boolean) => void;
}

/** A line that leads to a page: a real link, so that the browser's own ways to open one work, too. */
export function createLinkOption({ href, children, onChoose }: LinkOption): SearchOption {
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

interface ActionOption {
  readonly key: string;
  readonly children: readonly (Node | string)[];
  readonly onChoose: () => void;
}

/** A line that changes what the box shows. */
export function createActionOption({ key, children, onChoose }: ActionOption): SearchOption {
  const element = createElement('div', { role: 'option', class: 'd-search-option' }, ...children);
  element.addEventListener('click', onChoose);
  return { element, key, choose: onChoose };
}
