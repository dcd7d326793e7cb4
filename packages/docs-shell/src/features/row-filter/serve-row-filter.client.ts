import { countMessage } from '../../client/count-message';
import { matchesWords } from './matches-words';

interface RowFilter {
  readonly box: HTMLElement;
  readonly input: HTMLInputElement;
  /** Whether the browser has filled the box, not the reader. */
  readonly isRestored: boolean;
}

/**
 * Filters the rows of long tables while the reader types: shows those that hold all words, and says how many. A row that an address or a link names is always shown, so anchors never lead nowhere (SPEC CT-7).
 */
export function serveRowFilter({ box, input, isRestored }: RowFilter): void {
  const status = box.querySelector('[role=status]');
  // A table, or a group of its rows, goes with the last of them.
  const groups = [...document.querySelectorAll('.d-filtered, .d-filtered tbody')];
  const rows = [...document.querySelectorAll('.d-filtered tr[id]')];
  const texts = rows.map((row) => row.textContent);

  const update = () => {
    const query = input.value.trim();
    const shown = texts.map((text) => matchesWords(text, query));
    rows.forEach((row, index) => row.toggleAttribute('data-miss', shown[index] === false));
    for (const group of groups) {
      group.toggleAttribute('data-miss', !group.querySelector('tr[id]:not([data-miss])'));
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

  /** The place that an address names, if the filter hid it and must let go. */
  const reveal = (hash: string) => {
    const target = document.getElementById(decodeHash(hash));
    if (!target?.closest('[data-miss]')) return null;
    clear();
    return target;
  };

  input.addEventListener('input', update);
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && input.value !== '') {
      event.preventDefault();
      clear();
    }
  });
  // Before the browser goes there: what is hidden cannot be scrolled to.
  addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="#"]');
      if (link) reveal(link.hash);
    },
    true,
  );
  addEventListener('hashchange', () => reveal(location.hash)?.scrollIntoView());
  // The browser gives a reloaded or restored page its old words back.
  const restore = () => {
    update();
    reveal(location.hash)?.scrollIntoView();
  };
  addEventListener('pageshow', restore);
  // A reader who types knows what the address names.
  if (isRestored) {
    restore();
  } else {
    update();
  }
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
