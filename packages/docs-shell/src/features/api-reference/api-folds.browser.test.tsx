import { afterEach, expect, it, vi } from 'vitest';
import { mountPage, query } from '../../testing/mount-page.fixture';
import { findAccessibilityViolations } from '../../testing/find-accessibility-violations.fixture';
import { apiSectionId } from '../../page/api-section';
import { initApiFolds } from './api-folds.client';

const stylesheet = (rule: string) => `data:text/css,${encodeURIComponent(rule)}`;
const presentStyles = stylesheet('.d-api { order: 1 }');
const missingStyles = stylesheet('.d-api { z-index: 7 }');

const links = [presentStyles, missingStyles].map((it) => `<link rel="stylesheet" href="${it}">`);

const apiPage = (name: string, styles: string) => `<!doctype html>
  ${styles}
  <main><div class="d-api d-prose">
  <div class="d-api-tools">Filter</div>
  <div class="d-heading d-heading-2"><h2 id="props">Props of ${name}</h2><a href="#props">#</a></div>
  <div class="d-api-rows d-api-props"><table><tbody>
    <tr id="prop-color"><th scope="row"><a href="#prop-color">color</a></th><td>The color of ${name}.</td></tr>
  </tbody></table></div>
  <h3 id="sizes">Sizes of ${name}</h3><a href="#sizes">taken</a>
</div></main>`;

const headings = [
  { level: 2, id: 'sizes', text: 'Sizes' },
  { level: 2, id: apiSectionId, text: 'API reference' },
] as const;

const resources = [
  ...['Button', 'ButtonGroup'].map((name) => ({
    kind: 'api' as const,
    title: `${name} API`,
    href: `/sample/api/${name}/`,
  })),
  { kind: 'source' as const, title: 'Source', href: 'https://git.example/button/' },
];

const addressOf = (input: RequestInfo | URL) =>
  input instanceof Request ? input.url : String(input);

/** A guide page about two components, on a server with their API pages. */
function mountGuide({ hash = '', status = 200, styles = links.join('') } = {}) {
  history.replaceState(null, '', location.pathname + location.search + hash);
  const requests = vi.spyOn(window, 'fetch').mockImplementation((input) =>
    Promise.resolve(
      new Response(apiPage(addressOf(input), styles), {
        status,
      }),
    ),
  );
  mountPage({
    behaviors: [initApiFolds],
    page: { headings, resources },
    content: <h2 id="sizes">Sizes</h2>,
  });
  return requests;
}

const fold = (index: number) => query(`details:nth-of-type(${index})[data-api-fold]`);
const open = (index: number) => fold(index).querySelector('summary')?.click();
const isFilled = (index: number) => fold(index).querySelector('.d-api') !== null;

afterEach(() => {
  const added = 'link[href^="data:text/css"],style[data-href^="data:text/css"]';
  for (const element of document.querySelectorAll(added)) element.remove();
  history.replaceState(null, '', location.pathname + location.search);
});

it('requests nothing before the reader turns to a fold, which has a plain link', () => {
  expect(mountGuide()).not.toHaveBeenCalled();
  expect(fold(1).querySelector('a')?.getAttribute('href')).toBe('/sample/api/Button/');
  expect(document.querySelectorAll('[data-api-fold]')).toHaveLength(2);
});

it('fills a fold when the reader points at it, before it opens', async () => {
  mountGuide();
  fold(2).dispatchEvent(new PointerEvent('pointerenter'));
  await expect.poll(() => isFilled(2)).toBe(true);
  expect(fold(2)).toHaveProperty('open', false);
});

it('adds the stylesheets of the API page that this page does not have', async () => {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = presentStyles;
  document.head.append(link);
  await new Promise((resolve) => (link.onload = resolve));
  mountGuide();
  open(1);
  await expect.poll(() => isFilled(1)).toBe(true);
  expect(getComputedStyle(query('.d-api')).zIndex).toBe('7');
  const hrefs = Array.from(document.styleSheets, ({ href }) => href);
  expect(hrefs.filter((href) => href === presentStyles)).toHaveLength(1);
});

it('knows the styles that pages contain by the addresses of their stylesheets', async () => {
  const style = document.createElement('style');
  style.dataset['href'] = presentStyles;
  style.textContent = '.d-api { order: 1 }';
  document.head.append(style);
  mountGuide({
    styles:
      `<style data-href="${presentStyles}">.d-api { order: 1 }</style>` +
      `<style data-href="${missingStyles}">.d-api { z-index: 7 }</style>`,
  });
  open(1);
  await expect.poll(() => isFilled(1)).toBe(true);
  expect(getComputedStyle(query('.d-api')).zIndex).toBe('7');
  const hrefs = Array.from(document.styleSheets, ({ href }) => href);
  expect(hrefs).toContain(missingStyles);
  expect(hrefs).not.toContain(presentStyles);
});

it('shows the content of the API page without its tools, one heading level lower', async () => {
  const requests = mountGuide();
  open(1);
  await expect.poll(() => isFilled(1)).toBe(true);
  expect(fold(1).textContent).toContain('The color of');
  expect(fold(1).querySelector('.d-api-tools')).toBeNull();
  expect(fold(1).querySelector('.d-heading-3 > h3')?.id).toBe('props');
  // The pointer of the browser may rest on the other fold.
  const loads = () =>
    requests.mock.calls.filter(([input]) => addressOf(input).endsWith('/Button/'));
  expect(loads()).toHaveLength(1);
  open(1);
  open(1);
  expect(loads()).toHaveLength(1);
  expect(await findAccessibilityViolations()).toEqual([]);
});

it('keeps every id unique, and links to the API page where an anchor stays there', async () => {
  mountGuide();
  open(2);
  open(1);
  await expect.poll(() => isFilled(1) && isFilled(2)).toBe(true);
  const ids = Array.from(document.querySelectorAll('[id]'), ({ id }) => id);
  expect(ids).toEqual([...new Set(ids)]);
  const hrefs = (index: number) =>
    Array.from(fold(index).querySelectorAll('.d-api a'), (link) => link.getAttribute('href'));
  const second = new URL('/sample/api/ButtonGroup/', location.href).href;
  expect(hrefs(1).slice(0, 2)).toEqual(['#props', '#prop-color']);
  expect(hrefs(2)).toEqual(['#props', '#prop-color', '#sizes'].map((hash) => second + hash));
});

it('opens the first fold if the address has the anchor of a prop', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  mountGuide({ hash: '#prop-color' });
  await expect.poll(() => isFilled(1)).toBe(true);
  expect(query('#prop-color').checkVisibility()).toBe(true);
  expect(scroll.mock.contexts).toEqual([query('#prop-color')]);
  expect(fold(2)).toHaveProperty('open', false);
});

it('goes to the row in the first fold that an anchor of MUI’s pages names', async () => {
  mountGuide({ hash: '#button-prop-color' });
  await expect.poll(() => location.hash).toBe('#prop-color');
  expect(query(':target').checkVisibility()).toBe(true);
});

it('opens no fold if the page itself has the anchor of the address', () => {
  expect(mountGuide({ hash: '#sizes' })).not.toHaveBeenCalled();
  expect(fold(1)).toHaveProperty('open', false);
});

it('tells the reader if the page does not load, and tries again', async () => {
  const requests = mountGuide({ status: 503 });
  open(1);
  await expect.poll(() => query('#d-status').textContent).not.toBe('');
  expect(isFilled(1)).toBe(false);
  requests.mockResolvedValue(new Response(apiPage('Button', links.join(''))));
  open(1);
  await expect.poll(() => isFilled(1)).toBe(true);
});
