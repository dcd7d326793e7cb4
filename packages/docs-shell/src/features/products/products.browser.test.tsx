import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ProductCard, ProductCards } from '..';
import { findAccessibilityViolations } from '../../testing/find-accessibility-violations.fixture';
import { mountPage, query } from '../../testing/mount-page.fixture';
import { publishManifest } from '../../testing/publish-manifest.fixture';
import { setMedia } from '../../testing/reader-media.fixture';
import { serveRequests, type Answer } from '../../testing/serve-requests.fixture';
import { initMenuKeys } from '../../client/menu-keys';
import { initProducts } from './products.client';

const places = {
  sample: '/sample',
  joy: '/joy',
  base: '/base',
  system: '/system',
  core: '',
};

/** The manifests of some products; the others are missing. */
function publish(names: Readonly<Record<string, string>>): Record<string, Answer> {
  const answers = Object.entries(names).map(([id, name]) => {
    const rootPath = places[id as keyof typeof places];
    return [`${rootPath}/docs-manifest.json`, { json: publishManifest(id, rootPath, name) }];
  });
  return Object.fromEntries(answers) as Record<string, Answer>;
}

const all = publish({ sample: 'Renamed', joy: 'Joy UI', system: 'MUI System', core: 'MUI Core' });

const button = page.getByRole('button', { name: 'Products', exact: true });
const names = () =>
  [...document.querySelectorAll('[data-products] strong')].map(({ textContent }) => textContent);

function mountMenu(): void {
  mountPage({
    page: { products: Object.entries(places).map(([id, rootPath]) => ({ id, rootPath })) },
    content: (
      <ProductCards>
        <ProductCard href="/joy/" name="Joy">
          An old line
        </ProductCard>
        <ProductCard href="/base/" name="Base">
          The line that was built
        </ProductCard>
      </ProductCards>
    ),
    behaviors: [initMenuKeys, initProducts],
  });
}

describe('the menu', () => {
  it('leaves out a product that is for the site\u2019s own team, also one that an earlier visit stored', async () => {
    serveRequests(all);
    mountMenu();
    await button.click();
    await expect.poll(names).toContain('Joy UI');
    const internal = { ...publishManifest('joy', '/joy', 'Joy UI'), noindex: true };
    serveRequests({ ...all, '/joy/docs-manifest.json': { json: internal } });
    mountMenu();
    await button.click();
    await expect.poll(names).toEqual(['Sample UI', 'MUI System', 'MUI Core']);
  });

  it('shows all products with one click; the current one is marked and keeps the texts of the page', async () => {
    serveRequests(all);
    mountMenu();
    await button.click();
    await expect.poll(names).toEqual(['Sample UI', 'Joy UI', 'MUI System', 'MUI Core']);
    expect(query('[data-products] [aria-current]').textContent).toContain('Sample UI');
    const entries = [...document.querySelectorAll('[data-products] a')];
    expect(entries[1]?.textContent).toContain('The tagline of Joy UI');
    expect(entries[1]?.querySelector('img')?.getAttribute('src')).toBe('/joy/logo.svg');
    expect(document.querySelectorAll('[data-products] [aria-current]')).toHaveLength(1);
    expect(entries[3]?.getAttribute('href')).toBe('/');
    for (const colorScheme of ['light', 'dark'] as const) {
      await setMedia({ colorScheme });
      expect(await findAccessibilityViolations('.d-header')).toEqual([]);
    }
  });

  it('moves the focus with arrow keys, Home and End, and returns it on Escape', async () => {
    serveRequests(all);
    mountMenu();
    query('.d-products-button').focus();
    await expect.poll(() => names().length).toBe(4);
    const menu = query('#d-products');
    for (const [key, text] of [
      ['ArrowDown', 'Sample UI'],
      ['ArrowDown', 'Joy UI'],
      ['ArrowUp', 'Sample UI'],
      ['ArrowUp', 'All products'],
      ['Home', 'Sample UI'],
      ['End', 'All products'],
    ] as const) {
      await userEvent.keyboard(`{${key}}`);
      expect(document.activeElement?.textContent).toContain(text);
    }
    expect(menu.matches(':popover-open')).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => menu.matches(':popover-open')).toBe(false);
    await expect.element(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(menu.matches(':popover-open')).toBe(true);
  });

  it('closes when the focus leaves it', async () => {
    serveRequests(all);
    mountMenu();
    await button.click();
    await userEvent.keyboard('{End}');
    await userEvent.tab();
    await expect.poll(() => query('#d-products').matches(':popover-open')).toBe(false);
  });

  it('leaves out a product whose manifest is missing, slow or invalid, and no other', async () => {
    serveRequests({
      ...all,
      '/joy/docs-manifest.json': { body: '{"schemaVersion":1' },
      '/base/docs-manifest.json': 'silent',
      '/system/docs-manifest.json': {
        json: { schemaVersion: 1, rootPath: '/system', identity: { id: 'system', name: 7 } },
      },
    });
    mountMenu();
    await button.click();
    await expect.poll(names).toEqual(['Sample UI', 'MUI Core']);
  });

  it('shows the cached entry of a product that is down, and none of a product that was removed', async () => {
    const { answers } = serveRequests(all);
    mountMenu();
    await button.click();
    await expect.poll(() => names().length).toBe(4);
    answers.set('/joy/docs-manifest.json', { body: '<html>' });
    answers.set('/system/docs-manifest.json', { status: 204 });
    mountMenu();
    await button.click();
    await expect.poll(names).toEqual(['Sample UI', 'Joy UI', 'MUI Core']);
  });

  it('shows a product that has joined the site since the build of the page, and none that has left', async () => {
    const ink = publishManifest('ink', '/ink', 'Ink');
    const { answers, requests } = serveRequests({
      ...all,
      '/ink/docs-manifest.json': { json: ink },
    });
    const register = (...products: readonly (readonly [string, string])[]) =>
      answers.set('/docs-products.json', {
        json: {
          schemaVersion: 1,
          products: products.map(([id, root], order) => ({
            id,
            prefixes: [root || '/'],
            category: 'core',
            order,
            manifest: `${root}/docs-manifest.json`,
          })),
        },
      });
    register(['core', ''], ['ink', '/ink'], ['joy', '/joy'], ['sample', '/sample']);
    // The pointer may still be where an earlier test clicked.
    await userEvent.hover(document.documentElement);
    mountMenu();
    // Nothing is requested for the menu before the reader turns to it.
    await expect.poll(() => requests.length).toBeGreaterThan(0);
    expect(requests.filter(({ url }) => url.endsWith('/docs-products.json'))).toEqual([]);
    await button.click();
    await expect.poll(names).toEqual(['MUI Core', 'Ink', 'Joy UI', 'Sample UI']);
    const link = page.getByRole('link', { name: 'Ink The tagline of Ink' });
    await expect.element(link).toHaveAttribute('href', '/ink/');
    expect(document.querySelectorAll('[data-products] [aria-current]')).toHaveLength(1);

    // The next page shows the same at once, also while the root of the site is down.
    answers.set('/docs-products.json', 'unreachable');
    mountMenu();
    await button.click();
    await expect.poll(names).toEqual(['MUI Core', 'Ink', 'Joy UI', 'Sample UI']);

    register(['core', ''], ['joy', '/joy'], ['sample', '/sample']);
    mountMenu();
    await button.click();
    await expect.poll(names).toEqual(['MUI Core', 'Joy UI', 'Sample UI']);
  });

  it('shows markup in a name as text', async () => {
    const name = '<img src=x onerror="document.title=\'bad\'">';
    serveRequests({ ...all, ...publish({ joy: name }) });
    mountMenu();
    await button.click();
    await expect.poll(() => names()[1]).toBe(name);
    expect(document.title).not.toBe('bad');
  });
});

it('updates the name, tagline and version of another product on a page', async () => {
  serveRequests(publish({ joy: 'Joy UI next' }));
  mountMenu();
  const [joy, base] = document.querySelectorAll('.d-product-card');
  await expect.poll(() => joy?.querySelector('a')?.textContent).toBe('Joy UI next');
  expect(joy?.textContent).toContain('1.0.0');
  expect(joy?.textContent).toContain('The tagline of Joy UI next');
  expect(joy?.textContent).not.toContain('An old line');
  expect(base?.textContent).toContain('The line that was built');
});
