import { matchesWords } from './matches-words';

/**
 * Serves the filter box of an API page: shows the props that hold all words in their row, and says how many.
 * A prop that an address or a link names is always shown, so anchors never lead nowhere (SPEC CT-7).
 */
export function setUpPropFilter(box: HTMLElement): void {
  const input = box.querySelector('input');
  const status = box.querySelector('[role=status]');
  if (!input || !status) {
    return;
  }
  const rows = [...document.querySelectorAll<HTMLElement>('.d-api-props tbody tr')];
  const tables = [...document.querySelectorAll<HTMLElement>('.d-api-props')];
  const nameOf = (row: HTMLElement) => row.querySelector('th code')?.textContent ?? '';
  const texts = rows.map((row) => `${nameOf(row)} ${row.textContent}`);

  const update = () => {
    const query = input.value.trim();
    const shown = texts.map((text) => matchesWords(text, query));
    rows.forEach((row, index) => row.toggleAttribute('data-miss', shown[index] === false));
    for (const table of tables) {
      table.toggleAttribute('data-miss', !table.querySelector('tbody tr:not([data-miss])'));
    }
    const count = shown.filter(Boolean).length;
    const { one = '', many = '', none = '' } = box.dataset;
    const message = count === 1 ? one : count === 0 ? none : many;
    status.textContent = query === '' ? '' : message.replace('{count}', String(count));
  };

  const reveal = (id: string) => {
    const target = id === '' ? null : document.getElementById(id);
    if (target?.closest('[data-miss]')) {
      input.value = '';
      update();
      return target;
    }
    return null;
  };

  input.addEventListener('input', update);
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && input.value !== '') {
      event.preventDefault();
      input.value = '';
      update();
    }
  });
  // Before the browser goes there: what is hidden cannot be scrolled to.
  addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="#"]');
      if (link) reveal(decode(link.hash));
    },
    true,
  );
  const revealAddress = () => reveal(decode(location.hash))?.scrollIntoView();
  addEventListener('hashchange', revealAddress);
  // The browser gives a reloaded or restored page its old words back.
  const restore = () => {
    update();
    revealAddress();
  };
  addEventListener('pageshow', restore);
  restore();
}

function decode(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
