import { createManifest } from 'docs-shell/product/testing';
import { parseRegistry, toProductTable } from 'docs-shell/registry';
import { productRegistrySchema } from 'docs-shell/registry/schema';
import { describe, expect, it } from 'vitest';
import { tableFixture } from '../load/app.fixture';
import { createRegistry, formatRegistry } from '../emit/create-registry';
import { describeRegistry } from './describe-registry';
import { mergeRegistry } from './merge-registry';

const registry = createRegistry({
  config: { links: {}, canonicalOrigin: 'https://docs.example' },
  productTable: tableFixture,
  products: [],
});
const ink = createManifest({ id: 'ink', rootPath: '/ink' });
const idsOf = ({ products }: typeof registry) => products.map(({ id }) => id);

it('describes the product table, in the published format', () => {
  const read: unknown = JSON.parse(formatRegistry(registry));
  expect(productRegistrySchema.parse(read)).toEqual(registry);
  expect(parseRegistry(read)).toEqual(registry);
  expect(toProductTable(registry)).toEqual(tableFixture);
});

describe('mergeRegistry', () => {
  it('adds names, and lists a new product after the others', () => {
    const paint = createManifest({ id: 'paint', rootPath: '/paint' });
    const merged = mergeRegistry(registry, [paint, ink]);
    expect(idsOf(merged)).toEqual([...idsOf(registry), 'ink']);
    expect(merged.products.find(({ id }) => id === 'paint')?.name).toBe('paint');
    expect(merged.products.at(-1)).toEqual({
      id: 'ink',
      prefixes: ['/ink'],
      name: 'ink',
      category: 'tools',
      order: 50,
      manifest: '/ink/docs-manifest.json',
    });
    expect(parseRegistry(merged)).toEqual(merged);
  });

  it.each([
    ['the root of the site', ''],
    ['the root of another product', '/paint'],
    ['a path below another product', '/paint/ink'],
  ])('lets no product take %s', (_, rootPath) => {
    expect(mergeRegistry(registry, [createManifest({ id: 'ink', rootPath })])).toEqual(registry);
  });
});

describe('describeRegistry', () => {
  const site: Readonly<Record<string, string>> = {
    'sitemap.xml': 'old',
    'ink/llms.txt': '# Ink\n\n> Pens and paper\n\n## Pages\n\n> A quote\n',
    'llms.txt': '# Home\n\n> Tools\n\n## Pages\n\n- [a](b)\n\n## Products\n\n- [old](c)\n',
  };
  const merged = mergeRegistry(registry, [ink]);

  it('lists a product that joined in the sitemap and for language models', async () => {
    const files = await describeRegistry(merged, async (file) => site[file]);
    expect(files.get('docs-products.json')).toBe(formatRegistry(merged));
    expect(files.get('sitemap.xml')).toContain('<loc>https://docs.example/ink/sitemap.xml</loc>');
    const llms = files.get('llms.txt') ?? '';
    expect(llms.startsWith('# Home\n\n> Tools\n\n## Pages\n\n- [a](b)\n\n## Products\n\n')).toBe(
      true,
    );
    expect(llms.endsWith('\n- [ink](https://docs.example/ink/llms.txt): Pens and paper\n')).toBe(
      true,
    );
    expect(llms).not.toContain('old');
  });

  it('leaves out a product that is for the team of the site', async () => {
    const internal = JSON.stringify({ ...ink, noindex: true });
    const read = async (file: string) =>
      file === 'ink/docs-manifest.json' ? internal : site[file];
    const files = await describeRegistry(merged, read);
    expect(files.get('llms.txt')).toContain('/paint/llms.txt');
    expect(files.get('llms.txt')).not.toContain('ink');
    expect(files.get('docs-products.json')).toContain('/ink/docs-manifest.json');
  });

  it('adds no file that the site does not have', async () => {
    const files = await describeRegistry(merged, async () => undefined);
    expect([...files.keys()]).toEqual(['docs-products.json']);
  });
});
