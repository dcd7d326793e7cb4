import { countMessage } from '../../lib/count-message';
import { filteredClass, noMatchAttribute, rowsAddedEvent } from './contract';
import { matchesWords } from './matches-words';

interface RowFilter {
  readonly box: HTMLElement;
  readonly input: HTMLInputElement;
  /** Whether the browser restored the text of the box; otherwise the reader types it. */
  readonly isRestored: boolean;
}

/**
 * Filters the rows of long tables while the reader types: shows the rows that contain all words, and announces how
 * many. Links always work: if the filter hides the target of a link or of the address, the box is cleared.
 */
export function activateRowFilter({ box, input, isRestored }: RowFilter): void {
  const status = box.querySelector('[role=status]');
  let { groups, rows, texts } = collectRows();

  const update = () => {
    const query = input.value.trim();
    const shown = texts.map((text) => matchesWords(text, query));
    rows.forEach((row, index) => row.toggleAttribute(noMatchAttribute, shown[index] === false));
    for (const group of groups) {
      group.toggleAttribute(
        noMatchAttribute,
        !group.querySelector(`tr[id]:not([${noMatchAttribute}])`),
      );
    }
    if (status) {
      const hits = query === '' ? undefined : shown.filter(Boolean).length;
      status.textContent = countMessage(box.dataset, hits);
    }
  };

  const clear = () => {
    input.value = '';
    update();
  };

  /** Returns the target of a hash if the filter hid it, and shows it. */
  const reveal = (hash: string) => {
    const target = document.getElementById(decodeHash(hash));
    if (!target?.closest(`[${noMatchAttribute}]`)) return null;
    clear();
    return target;
  };

  input.addEventListener('input', update);
  document.addEventListener(rowsAddedEvent, () => {
    ({ groups, rows, texts } = collectRows());
    update();
  });
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && input.value !== '') {
      event.preventDefault();
      clear();
    }
  });
  // In the capture phase, before the browser navigates: it cannot scroll to a hidden element.
  addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="#"]');
      if (link) reveal(link.hash);
    },
    true,
  );
  addEventListener('hashchange', () => reveal(location.hash)?.scrollIntoView());
  // The browser restores the text of a reloaded page, or of one from the back/forward cache.
  const restore = () => {
    update();
    reveal(location.hash)?.scrollIntoView();
  };
  addEventListener('pageshow', restore);
  // For a reader who types, the address does not override the filter.
  if (isRestored) {
    restore();
  } else {
    update();
  }
}

function collectRows() {
  // A table or row group without matching rows is hidden too.
  const groups = [...document.querySelectorAll(`.${filteredClass}, .${filteredClass} tbody`)];
  const rows = [...document.querySelectorAll(`.${filteredClass} tr[id]`)];
  return { groups, rows, texts: rows.map((row) => row.textContent) };
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
