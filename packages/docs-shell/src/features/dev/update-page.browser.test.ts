import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hydrateDemos } from '../demo/hydration/hydrate-demos.client';
import { type PageEdit, watchPage } from './update-page';

const content = (...blocks: readonly string[]) =>
  `<main><h1>Title</h1><div class="d-prose">${blocks.join('')}</div></main>`;
const demo = (name: string, text = name) =>
  `<section id="demo-${name}" data-demo="${name}"><div data-demo-root><b>${text}</b></div><code>${text}</code></section>`;

const reload = vi.fn();
let updatePage: (edit?: PageEdit) => Promise<void>;

beforeEach(() => {
  reload.mockReset();
});

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
  document.head.querySelectorAll('[href^="data:"]').forEach((element) => element.remove());
});

/** Opens a page as the server sends it, and hydrates the demo `Live`. */
function open(html: string): void {
  document.body.innerHTML = html;
  updatePage = watchPage(reload);
  document.querySelector('[data-demo="Live"]')?.setAttribute('data-hydrated', '');
}

async function edit(html: string, { status = 200, ...change }: EditOptions = {}): Promise<void> {
  vi.spyOn(window, 'fetch').mockResolvedValueOnce(new Response(html, { status }));
  await updatePage(change);
}

interface EditOptions extends PageEdit {
  readonly status?: number;
}

/** Returns the URL of a module that is a demo and the runtime of demos at once, and a function that lists the demos it has mounted. */
function createDemoModule() {
  const mounted: { readonly name: string; readonly stale: boolean }[] = [];
  Object.assign(window, { noteMounted: (demo: (typeof mounted)[number]) => mounted.push(demo) });
  const code = `
    export default () => null;
    export function mountDemo({ element, name, stale }) {
      element.closest('[data-demo]').setAttribute('data-hydrated', '');
      noteMounted({ name, stale });
      return () => {};
    }`;
  return {
    module: URL.createObjectURL(new Blob([code], { type: 'text/javascript' })),
    started: () => mounted,
  };
}

const texts = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);

describe('an edit of content', () => {
  it('changes, adds and removes text, and keeps demos', async () => {
    open(content('<p>one</p>', demo('Live'), '<p>two</p>'));
    const live = document.querySelector('b');
    const read = () => texts('.d-prose > p, .d-prose > ul, b');
    await edit(content('<p>1</p>', demo('Live'), '<p>two</p>'));
    expect(read()).toEqual(['1', 'Live', 'two']);
    await edit(content('<p>1</p>', '<ul><li>more</li></ul>', demo('Live'), '<p>two</p><p>end</p>'));
    expect(read()).toEqual(['1', 'more', 'Live', 'two', 'end']);
    await edit(content('<p>two</p>', '<p>end</p>', demo('Live')));
    expect(read()).toEqual(['two', 'end', 'Live']);
    expect(document.querySelector('b')).toBe(live);
    expect(reload).not.toHaveBeenCalled();
  });

  it('keeps tabs when another block is added before them', async () => {
    const tabs = (name: string) => `<div data-tabs="a"><div>${name}</div></div>`;
    open(content(tabs('one'), '<p>text</p>', tabs('two')));
    const before = [...document.querySelectorAll('[data-tabs]')];
    await edit(content('<div>new</div>', tabs('one'), tabs('two'), '<p>text</p>'));
    expect([...document.querySelectorAll('[data-tabs]')]).toEqual(before);
    expect(texts('.d-prose > *')).toEqual(['new', 'one', 'two', 'text']);
    expect(document.querySelector('.d-prose [id]')).toBeNull();
    expect(reload).not.toHaveBeenCalled();
  });

  it('keeps what scripts have added and set', async () => {
    open(
      content('<div class="d-heading"><h2 id="a">A</h2></div>', '<nav><details></details></nav>'),
    );
    document.querySelector('.d-heading')?.insertAdjacentHTML('beforeend', '<button>?</button>');
    const details = document.querySelector('details');
    details?.setAttribute('open', '');
    details?.setAttribute('data-set', '');
    await edit(
      content(
        '<div class="d-heading"><h2 id="b">B</h2></div>',
        '<nav><details class="new"></details></nav>',
      ),
    );
    expect(document.querySelector('.d-heading')?.innerHTML).toBe(
      '<h2 id="b">B</h2><button>?</button>',
    );
    expect(details?.outerHTML).toBe('<details open="" data-set="" class="new"></details>');
    expect(reload).not.toHaveBeenCalled();
  });

  it('changes the title, the description and the table of contents', async () => {
    const toc = (id: string) => `<nav class="d-toc"><a href="#${id}">${id}</a></nav>`;
    const heading = (id: string) =>
      `<h2 id="${id}">${id}</h2><p style="block-size: 3000px">Text</p>`;
    document.documentElement.style.scrollPaddingBlockStart = '0px';
    document.title = 'Before';
    open(content(heading('one')) + toc('one'));
    await edit(
      `<title>After</title><meta name="description" content="New">${content(heading('two'))}${toc('two')}`,
    );
    expect(document.title).toBe('After');
    expect(document.querySelector<HTMLMetaElement>('[name="description"]')?.content).toBe('New');
    scrollTo(0, 500);
    await expect.poll(() => texts('.d-toc [aria-current]')).toEqual(['two']);
    document.querySelector('[name="description"]')?.remove();
  });

  it('starts demos that are added, and leaves the others alone', async () => {
    const { module, started } = createDemoModule();
    const list = (...names: readonly string[]) => {
      const demos = names.map((name) => ({ name, module, preload: [] }));
      return `<script type="application/json" id="docs-demos">${JSON.stringify({ runtime: module, demos })}</script>`;
    };
    open(content('<p>one</p>', demo('Live')) + list('Live'));
    const live = document.querySelector('b');
    hydrateDemos([]);
    await expect.poll(started).toHaveLength(1);
    await edit(
      content('<p>one</p>', demo('Live'), '<p>two</p>', demo('Other')) + list('Live', 'Other'),
    );
    expect(texts('p, b')).toEqual(['one', 'Live', 'two', 'Other']);
    expect(document.querySelector('b')).toBe(live);
    await expect.poll(started).toContainEqual({ name: 'Other', stale: false });
    expect(reload).not.toHaveBeenCalled();
  });

  it('activates tabs that are added', async () => {
    const tabs = (id: string) =>
      `<div data-tabs="a"><div role="tablist">${['x', 'y']
        .map((title) => `<button role="tab" aria-controls="${id}-${title}">${title}</button>`)
        .join('')}</div><div id="${id}-x">X</div><div id="${id}-y">Y</div></div>`;
    open(content('<p>one</p>'));
    await edit(content(tabs('first'), '<p>one</p>'));
    await edit(content(tabs('first'), '<p>one</p>', tabs('second')));
    document.querySelectorAll<HTMLElement>('[role="tab"]')[3]?.click();
    expect(texts('[aria-selected="true"]')).toEqual(['y', 'y']);
    expect(texts('[id$="-x"]:not([hidden]), [id$="-y"]:not([hidden])')).toEqual(['Y', 'Y']);
    expect(reload).not.toHaveBeenCalled();
  });

  it.each([
    { what: 'a demo in a page without', html: content('<p>one</p>', demo('Live'), demo('Other')) },
    { what: 'a new field', html: content('<select></select>', demo('Live')) },
    { what: 'a mistake', html: content('<p>1</p>', demo('Live')), status: 500 },
  ])('loads the page again after $what', async ({ html, ...options }) => {
    open(content('<p>one</p>', demo('Live')));
    await edit(html, options);
    expect(reload).toHaveBeenCalledOnce();
    expect(texts('p, b')).toEqual(['one', 'Live']);
  });

  it('loads the page again if a script has removed what has changed, and leaves it if the server ended', async () => {
    open(content('<p>one</p>'));
    vi.spyOn(window, 'fetch').mockRejectedValueOnce(new Error('no server'));
    await updatePage();
    expect(reload).not.toHaveBeenCalled();
    document.querySelector('p')?.remove();
    await edit(content('<p>1</p>'));
    expect(reload).toHaveBeenCalledOnce();
  });

  it('loads the page again if a large navigation has changed', async () => {
    const navigation = (version: number) => `<nav data-lists="lists.json?v=${version}"></nav>`;
    open(navigation(1));
    await edit(navigation(1));
    expect(reload).not.toHaveBeenCalled();
    await edit(navigation(2));
    expect(reload).toHaveBeenCalledOnce();
  });
});

describe('an edit of demos', () => {
  const link = (color: string) =>
    `<link rel="stylesheet" href="data:text/css,b{color:${color}}/*demos.css?*/">`;
  const colors = () =>
    [...document.querySelectorAll('b')].map((text) => getComputedStyle(text).color);

  it('replaces their stylesheets and their code, and leaves what is hydrated', async () => {
    document.head.insertAdjacentHTML('beforeend', link('red'));
    open(content(demo('Live'), demo('Still')));
    await edit(link('blue') + content(demo('Live', 'new live'), demo('Still', 'new still')), {
      stylesheets: ['demos.css'],
    });
    expect(colors()).toEqual(['rgb(0, 0, 255)', 'rgb(0, 0, 255)']);
    expect(document.querySelectorAll('link[href^="data:text/css"]')).toHaveLength(1);
    expect(texts('b')).toEqual(['Live', 'Still']);
    expect(texts('code')).toEqual(['new live', 'new still']);
  });

  it('starts a visible demo that waits for the reader, because its HTML is old', async () => {
    open(content(demo('Live'), demo('Still'), demo('Same')));
    const pointed: string[] = [];
    document.addEventListener('pointerover', ({ isTrusted, target }) => {
      if (isTrusted) return;
      const element = target instanceof Element ? target.closest('[data-demo]') : null;
      element?.setAttribute('data-hydrated', '');
      pointed.push(element?.getAttribute('data-demo') ?? '');
    });
    await edit(content(demo('Live', 'new'), demo('Still', 'new'), demo('Same')));
    expect(pointed).toEqual(['Still']);
    expect(document.querySelectorAll('[data-stale]')).toHaveLength(1);
  });

  it('shows the code where a script shows another one', async () => {
    open(content(demo('Live'), '<p>one</p>'));
    const code = document.querySelector('code');
    if (code) code.innerHTML = 'other variant';
    await edit(content(demo('Live', 'new'), '<p>1</p>'), { isDemo: true });
    expect(texts('code, p')).toEqual(['other variant', '1']);
    expect(reload).not.toHaveBeenCalled();
  });

  it('leaves a mistake in a demo to the server', async () => {
    const broken = '<section data-demo="Live"><div data-demo-root><div class="d-demo-error"></div>';
    open(content(demo('Live')));
    await edit(content(broken), { isDemo: true });
    expect(reload).not.toHaveBeenCalled();
    await edit(content(broken), { stylesheets: ['demos.css'] });
    expect(reload).toHaveBeenCalledOnce();
  });
});
