import { describe, expect, it, vi } from 'vitest';
import type { JsonAnswer } from '../../client/fetch-json';
import { openSiteRegistry } from './site-registry.client';

const entry = (id: string, root: string, order = 0) => ({
  id,
  prefixes: [root || '/'],
  category: 'tools',
  order,
  manifest: `${root}/docs-manifest.json`,
});
const answer = (...products: readonly object[]): JsonAnswer => ({
  kind: 'found',
  value: { schemaVersion: 1, products },
});
const joined = answer(entry('home', '', 1), entry('paint', '/paint', 2), entry('ink', '/ink', 3));

function openStorage() {
  const items = new Map<string, string>();
  return {
    get: (key: string) => items.get(key) ?? null,
    set: (key: string, value: string) => Boolean(items.set(key, value)),
  };
}

/** The parts of a page that name products: those that its build knew, and the one that it belongs to. */
function showPage(built: string, current = 'paint'): void {
  const link = { closest: () => ({ getAttribute: () => current }) };
  const list = { getAttribute: () => built };
  vi.stubGlobal('document', {
    querySelector: (selector: string) => (selector.includes('aria-current') ? link : list),
  });
}

async function read(storage: ReturnType<typeof openStorage>, response: JsonAnswer) {
  const registry = openSiteRegistry(storage, async () => response);
  const before = registry.products().map(({ id }) => id);
  const hasChanged = await registry.refresh();
  return { before, hasChanged, after: registry.products().map(({ id }) => id) };
}

describe('openSiteRegistry', () => {
  it('knows the products of the build until the registry arrives, and stores it', async () => {
    showPage('paint /paint,home ');
    const storage = openStorage();
    expect(await read(storage, joined)).toEqual({
      before: ['paint', 'home'],
      hasChanged: true,
      after: ['home', 'paint', 'ink'],
    });
    expect(await read(storage, joined)).toEqual({
      before: ['home', 'paint', 'ink'],
      hasChanged: false,
      after: ['home', 'paint', 'ink'],
    });
  });

  it.each<[string, JsonAnswer]>([
    ['no answer', { kind: 'failed' }],
    ['text', { kind: 'found', value: '<html>' }],
    ['another version', { kind: 'found', value: { schemaVersion: 9, products: [] } }],
    ['nothing but hostile products', answer(entry('ink', '//evil.example'))],
  ])('keeps the last valid registry after %s', async (_, response) => {
    showPage('paint /paint,home ');
    const storage = openStorage();
    await read(storage, joined);
    expect((await read(storage, response)).after).toEqual(['home', 'paint', 'ink']);
  });

  it('falls back to the build of the page where there is no registry any more', async () => {
    showPage('paint /paint,home ');
    const storage = openStorage();
    await read(storage, joined);
    const { hasChanged, after } = await read(storage, { kind: 'gone' });
    expect(hasChanged).toBe(true);
    expect(after).toEqual(['paint', 'home']);
    expect((await read(storage, { kind: 'failed' })).after).toEqual(['paint', 'home']);
  });

  it('drops a product that left, and keeps the one that the page belongs to', async () => {
    showPage('paint /paint,ink /ink,home ');
    expect((await read(openStorage(), answer(entry('home', '')))).after).toEqual(['home', 'paint']);
  });

  it('ignores what others wrote to the storage', async () => {
    showPage('paint /paint,home ');
    const storage = openStorage();
    storage.set(
      'docs-registry',
      '{"schemaVersion":1,"products":[{"id":"ink","prefixes":["//x"]}]}',
    );
    expect((await read(storage, { kind: 'failed' })).before).toEqual(['paint', 'home']);
  });

  it('asks once, and again only after a failure', async () => {
    showPage('paint /paint,home ');
    const load = vi.fn(async (): Promise<JsonAnswer> => ({ kind: 'failed' }));
    const registry = openSiteRegistry(openStorage(), load);
    await Promise.all([registry.refresh(), registry.refresh()]);
    expect(load).toHaveBeenCalledTimes(1);
    load.mockResolvedValue(joined);
    expect(await registry.refresh()).toBe(true);
    await registry.refresh();
    expect(load).toHaveBeenCalledTimes(2);
  });
});
