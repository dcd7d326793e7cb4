import { gzipSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { PageModel } from '../../page/types';
import { en } from '../../i18n';
import { DocsLayout } from './DocsLayout';
import { samplePage, samplePageItem } from './sample-page';

const render = (page: PageModel = samplePage) =>
  renderToStaticMarkup(
    <DocsLayout page={page} t={en} topLevelLinks={[{ title: 'Versions', href: '/versions/' }]}>
      <p>The content.</p>
    </DocsLayout>,
  );

const count = (html: string, part: string | RegExp) => html.split(part).length - 1;

const sideNavigation = (html: string) => /<nav class="d-side-nav".*?<\/nav>/s.exec(html)?.[0] ?? '';

describe('DocsLayout', () => {
  it('has slots in landmarks that it names itself, and nothing without them', () => {
    const slots = { announcement: '<p>News</p>', footer: 'Imprint', aside: 'Forum' };
    const html = renderToStaticMarkup(
      <DocsLayout page={{ ...samplePage, language: 'zh' }} t={en} slots={slots} />,
    );
    const between = (start: string, end: string) =>
      html.slice(html.indexOf(start), html.indexOf(end));
    expect(between('<section', '<header')).toBe(
      '<section class="d-slot d-slot-announcement" lang="en" aria-label="Announcement"><p>News</p></section>',
    );
    expect(between('<main', '</main')).toContain(
      '<div class="d-slot d-slot-aside" lang="en">Forum</div>',
    );
    expect(between('<footer', '</footer')).toContain('>Imprint</div>');
    expect(render()).not.toContain('d-slot');
  });

  it.each(['<header', '<main', '<footer', '<h1'])('has one %s', (tag) => {
    expect(count(render(), tag)).toBe(1);
  });

  it('gives each navigation a name', () => {
    const names = [...render().matchAll(/<nav[^>]*aria-label="([^"]+)"/g)].map((match) => match[1]);
    expect(names).toEqual([
      'Documentation',
      'Breadcrumb',
      'On this page',
      'Previous and next page',
    ]);
  });

  it('renders each navigation link once', () => {
    const links = [...sideNavigation(render()).matchAll(/href="([^"]+)"/g)].map(
      (match) => match[1],
    );
    expect(links).toEqual([
      '/versions/',
      '/sample/overview/',
      '/sample/button/',
      '/sample/number-field/',
      '/sample/guides/',
      '/sample/theming/',
      'https://example.com/kit',
    ]);
  });

  it('marks the current page and opens only the groups around it', () => {
    const html = sideNavigation(render());
    expect(html).toContain('<a href="/sample/button/" aria-current="page">');
    expect(count(html, 'aria-current')).toBe(1);
    expect(count(html, '<details open="">')).toBe(1);
    expect(count(html, '<details>')).toBe(1);
  });

  it('labels badges with words, and renders a planned page without a link', () => {
    const html = sideNavigation(render());
    expect(html).toContain(
      '<span>Number field</span> <span class="d-badge">New</span> <span class="d-badge">Pro</span></a>',
    );
    expect(html).toContain(
      '<span class="d-side-nav-planned"><span>Pivoting</span> <span class="d-badge">Planned</span></span>',
    );
  });

  it('gives the menus of the header a name and marks the current entry', () => {
    const html = render();
    expect(html).toContain('data-products="sample /sample,other /other,home "');
    expect(html).toContain('aria-label="Versions: v2.1.0"');
    expect(html).toContain(
      '<a href="/sample/button/" aria-current="true"><span><bdi>v2.1.0</bdi></span>',
    );
  });

  it('has a filter in a navigation of more than twenty links', () => {
    const navigation = Array.from({ length: 21 }, (_, index) => samplePageItem(`Page ${index}`));
    const countFilters = (items: typeof navigation) =>
      count(render({ ...samplePage, navigation: items }), 'class="d-nav-filter"');
    expect(countFilters(navigation)).toBe(1);
    expect(countFilters(navigation.slice(1))).toBe(0);
  });

  it('reserves space for an ad under the lead if the page has one', () => {
    const advertisement = {
      listingUrl: 'https://ads.example/list',
      hosts: ['https://a', 'https://b'],
    };
    expect(render({ ...samplePage, advertisement })).toMatch(
      /<p class="d-page-lead">.*<div class="d-place" data-listing="https:\/\/ads.example\/list" data-hosts="https:\/\/a https:\/\/b"[^>]*><\/div><\/div><nav class="d-toc"/s,
    );
    expect(render()).not.toContain('d-place');
  });

  it('renders the link attributes of a page entry', () => {
    expect(render()).toContain('<a href="https://example.com/kit" data-ga-event-category="kit">');
  });

  it('shows a notice if a page is not translated', () => {
    const html = render({ ...samplePage, language: 'zh' });
    expect(html).toContain('<h1 class="d-page-title" lang="en">');
    expect(html).toContain(en.notTranslated);
    expect(render()).not.toContain(en.notTranslated);
  });

  it('suggests links on a 404 page', () => {
    const html = render({ ...samplePage, kind: 'not-found', title: 'Page not found' });
    expect(html).toContain('From here you can go to:');
  });

  it.each([
    [300, 12],
    [1000, 18],
  ])('with %i navigation entries has less than %i KiB of HTML, compressed', (entries, limit) => {
    const groups = Array.from({ length: entries / 20 }, (_, group) => ({
      kind: 'group' as const,
      title: `Group ${group}`,
      badges: [],
      isOpen: false,
      children: Array.from({ length: 20 }, (__, index) =>
        samplePageItem(`${titleWords(group * 20 + index)} component`),
      ),
    }));
    const html = render({ ...samplePage, navigation: groups });
    expect(gzipSync(html).length / 1024).toBeLessThan(limit);
  });
});

/** Pseudo-random letters that compress about as well as real titles. */
function titleWords(seed: number): string {
  const letter = (index: number) =>
    String.fromCodePoint(97 + ((seed * 7919 + index * 104729 + ((seed * index) % 13)) % 26));
  return Array.from({ length: 9 }, (_, index) => letter(index)).join('');
}
