import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchContent } from './update-content';

const page = (...blocks: readonly string[]) =>
  `<main><h1>Title</h1><div class="d-prose">${blocks.join('')}</div></main>`;
const demo = '<section data-demo="Basic"><button>Pressed</button></section>';
const code = (text: string) => `<div><button>Copy</button><code>${text}</code></div>`;

const reload = vi.fn();
let updateContent: () => Promise<void>;

beforeEach(() => {
  reload.mockReset();
});

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** Opens a page, as the server sends it, and hydrates its demo. */
function open(html: string): void {
  document.body.innerHTML = html;
  updateContent = watchContent(reload);
  document.querySelector('[data-demo]')?.setAttribute('data-hydrated', '');
}

async function edit(html: string, status = 200): Promise<void> {
  vi.spyOn(window, 'fetch').mockResolvedValueOnce(new Response(html, { status }));
  await updateContent();
}

const texts = () =>
  [...document.querySelectorAll('.d-prose > *')].map(({ textContent }) => textContent);

it('replaces, adds and removes text, and keeps demos', async () => {
  open(page('<p>one</p>', demo, '<p>two</p>'));
  await edit(page('<p>1</p>', demo, '<p>two</p>'));
  expect(texts()).toEqual(['1', 'Pressed', 'two']);
  await edit(page('<p>1</p>', demo, '<ul><li>more</li></ul>', '<p>two</p>', '<p>end</p>'));
  expect(texts()).toEqual(['1', 'Pressed', 'more', 'two', 'end']);
  await edit(page(demo, '<ul><li>more</li></ul>', '<p>two</p>', '<p>end</p>'));
  expect(texts()).toEqual(['Pressed', 'more', 'two', 'end']);
  expect(document.querySelector('[data-demo]')?.hasAttribute('data-hydrated')).toBe(true);
  expect(reload).not.toHaveBeenCalled();
});

it('replaces text after the edit of a demo', async () => {
  open(page('<p>one</p>', demo));
  await edit(page('<p>1</p>', demo.replace('Pressed', 'Tapped')));
  expect(texts()).toEqual(['1', 'Pressed']);
  expect(reload).not.toHaveBeenCalled();
});

it('replaces the text of a code block, and keeps its button', async () => {
  open(page('<p>one</p>', code('a &lt; b')));
  const button = document.querySelector('button');
  await edit(page('<p>one</p>', code('a &lt;= b')));
  expect(texts()).toEqual(['one', 'Copya <= b']);
  expect(document.querySelector('button')).toBe(button);
  expect(reload).not.toHaveBeenCalled();
});

it.each([
  { what: 'another demo', html: page('<p>one</p>', demo, demo) },
  { what: 'a removed demo', html: page('<p>one</p>') },
  { what: 'a new code block', html: page('<p>one</p>', demo, code('a')) },
  { what: 'another title', html: page('<p>1</p>', demo).replace('Title', 'Other') },
  { what: 'a mistake', html: page('<p>1</p>', demo), status: 500 },
])('loads the page again after $what', async ({ html, status }) => {
  open(page('<p>one</p>', demo));
  await edit(html, status);
  expect(reload).toHaveBeenCalledOnce();
  expect(texts()).toEqual(['one', 'Pressed']);
});

it('loads the page again if features have changed the blocks, and leaves it if the server ended', async () => {
  open(page('<p>one</p>', demo));
  vi.spyOn(window, 'fetch').mockRejectedValueOnce(new Error('no server'));
  await updateContent();
  expect(reload).not.toHaveBeenCalled();
  document.querySelector('.d-prose')?.append(document.createElement('hr'));
  await edit(page('<p>1</p>', demo));
  expect(reload).toHaveBeenCalledOnce();
});
