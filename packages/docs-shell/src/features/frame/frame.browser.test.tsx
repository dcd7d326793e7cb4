import { expect, it, onTestFinished } from 'vitest';
import { HeadingLink } from '..';
import { mountPage, query } from '../../testing/mount-page.fixture';
import { setMedia, setWindow } from '../../testing/reader-media.fixture';

const long = `https://example.com/${'pathWithoutAnythingToBreakAt'.repeat(8)}`;

it('does not scroll sideways at 320 pixels, whatever a description contains', async () => {
  await setWindow(320, 640);
  mountPage({
    page: { description: `Inspired by ${long}.` },
    content: (
      <pre>
        <code>{`const address = '${long}';`}</code>
      </pre>
    ),
    behaviors: [],
  });
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth).toBe(clientWidth);
});

it.each([320, 1280])(
  'fits slots into a window of %i pixels, whatever they contain',
  async (width) => {
    await setWindow(width, 640);
    const text = `<p>Read <a href="/">${long}</a></p>`;
    const list = `<ul><li>${long}</li><li><a href="/">Contact</a></li></ul>`;
    mountPage({ slots: { announcement: text, aside: text, footer: list }, behaviors: [] });
    const { scrollWidth, clientWidth } = document.documentElement;
    expect(scrollWidth).toBe(clientWidth);
  },
);

it.each([
  [390, 'below'],
  [1280, 'beside'],
] as const)('at %i pixels, shows the aside %s the end of the page', async (width, place) => {
  await setWindow(width, 800);
  const headings = [{ id: 'a', text: 'A', level: 2 as const }];
  mountPage({ page: { headings }, slots: { aside: '<p>Forum</p>' }, behaviors: [] });
  const aside = query('.d-slot-aside').getBoundingClientRect();
  const content = query('.d-content').getBoundingClientRect();
  expect(aside.top).toBeGreaterThanOrEqual(content.bottom);
  if (place === 'below') expect(aside.left).toBe(content.left);
  else {
    expect(aside.left).toBeGreaterThan(content.right);
    expect(aside.top).toBeGreaterThan(query('.d-toc').getBoundingClientRect().bottom);
  }
});

it('does not stretch the end of a short page', async () => {
  await setWindow(1280, 1600);
  mountPage({ behaviors: [] });
  const link = query('.d-previous-next').getBoundingClientRect();
  expect(link.height).toBeLessThan(100);
});

it.each([
  [390, 'product'],
  [1280, 'product'],
  [390, 'version'],
  [1280, 'version'],
])('fits the header at %i pixels to a text size of 200%%: %s', async (width, part) => {
  await setWindow(width, 800);
  onTestFinished(() => {
    document.documentElement.style.removeProperty('font-size');
  });
  document.documentElement.style.fontSize = '200%';
  mountPage({ behaviors: [] });
  const header = query('.d-header').getBoundingClientRect();
  const selector = part === 'product' ? '.d-header-names' : '.d-versions-button';
  const { top, bottom } = query(selector).getBoundingClientRect();
  expect(top).toBeGreaterThanOrEqual(header.top);
  expect(bottom).toBeLessThanOrEqual(header.bottom);
});

it('keeps the order of a package name in right-to-left pages', () => {
  const resource = { kind: 'package', title: '@mui/material on npm', href: 'https://npm.example/' };
  mountPage({ page: { resources: [{ ...resource, kind: 'package' }] }, behaviors: [] });
  document.documentElement.dir = 'rtl';
  const text = query('.d-resources bdi').firstChild;
  const leftOf = (index: number) => {
    const range = document.createRange();
    range.setStart(text as Text, index);
    range.setEnd(text as Text, index + 1);
    return range.getBoundingClientRect().left;
  };
  expect(leftOf(0)).toBeLessThan(leftOf(1));
});

it('leads to the page in the other languages of its product', () => {
  const languages = [
    { language: 'en', name: 'English', href: '/sample/button/' },
    { language: 'zh', name: '中文', href: '/zh/sample/button/' },
  ];
  mountPage({ page: { languages }, behaviors: [] });
  const links = [...query('.d-languages').querySelectorAll('a')];
  expect(links.map(({ lang, pathname, ariaCurrent }) => [lang, pathname, ariaCurrent])).toEqual([
    ['en', '/sample/button/', 'true'],
    ['zh', '/zh/sample/button/', null],
  ]);
});

it('prints the content alone, with the addresses of links, and headings beside their text', async () => {
  mountPage({
    content: (
      <>
        <HeadingLink level={2} id="care" text="Care" />
        <p>
          <a href="https://example.com/care">Care of bristles</a>, <a href="#care">above</a>
        </p>
      </>
    ),
    behaviors: [],
  });
  await setMedia({ media: 'print' });
  for (const name of [
    '.d-header-end',
    '.d-side-nav',
    '.d-toc',
    '.d-heading-link',
    '.d-previous-next',
  ]) {
    expect(query(name).checkVisibility(), name).toBe(false);
  }
  expect(query('#care').checkVisibility()).toBe(true);
  expect(getComputedStyle(query('.d-heading')).breakAfter).toBe('avoid');
  const after = (selector: string) => getComputedStyle(query(selector), '::after').content;
  expect(after('[href="https://example.com/care"]')).toMatch(/attr\(href\)|https:/);
  expect(after('.d-prose p [href="#care"]')).toBe('none');
});
