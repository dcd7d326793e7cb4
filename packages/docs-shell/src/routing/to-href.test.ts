import { describe, expect, it } from 'vitest';
import { tableFixture } from './table.fixture';
import { toHref, toMarkdownHref } from './to-href';

describe('toHref', () => {
  it.each([
    ['/', 'en', '/'],
    ['/', 'zh', '/zh/'],
    ['/paint', 'en', '/paint/'],
    ['/paint/', 'zh', '/zh/paint/'],
    ['/paint/react-brush#size', 'en', '/paint/react-brush/#size'],
    ['/paint?tab=a#size', 'zh', '/zh/paint/?tab=a#size'],
    ['/#size', 'en', '/#size'],
    ['/zh/paint', 'en', '/en/zh/paint/'],
    ['/ink', 'zh', '/ink/zh/'],
    ['/ink/pen#red', 'zh', '/ink/zh/pen/#red'],
    ['/ink/pen', 'en', '/ink/pen/'],
    ['/ink/zh', 'en', '/ink/en/zh/'],
    ['/office/pens/red', 'zh', '/office/pens/zh/red/'],
    ['https://example.com/a#b', 'zh', 'https://example.com/a#b'],
  ])('%s in %s is %s', (pathname, language, href) => {
    expect(toHref(pathname, language, tableFixture)).toBe(href);
  });
});

it('toMarkdownHref returns a file beside the HTML', () => {
  expect(toMarkdownHref('/paint/react-brush', 'zh', tableFixture)).toBe(
    '/zh/paint/react-brush/index.md',
  );
});
