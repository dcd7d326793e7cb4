import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { createSearchIndex, type AddressedPage } from 'docs-build/search';
import { searchIndexAddress, type SearchIndex } from 'docs-shell/search';
import type { ProductSize } from './thousand-pages';

/** Returns pseudo-random numbers, the same each time. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const syllables =
  'ba ce di fo gu ha je ki lo mu na pe qui ro su ta ve wi xo yu za chi dro fla gre'.split(' ');

/** Returns a word by its rank. As in natural language, a few words occur in most sentences. */
function wordAt(rank: number): string {
  const first = syllables[rank % 26] ?? 'ba';
  const rest = Math.floor(rank / 26);
  return rest === 0 ? `${first}n` : first + wordAt(rest - 1);
}

/** Pages like those of a component library: seven guides with eight headings to three API pages with 24 names. */
export function createPages({ rootPath, pages, id }: ProductSize): readonly AddressedPage[] {
  const random = createRandom(id.length + pages);
  const word = () => wordAt(Math.floor(6000 ** random() - 1));
  const words = (count: number) => Array.from({ length: count }, word).join(' ');
  const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
  return Array.from({ length: pages }, (_, at) => {
    const isApi = at % 10 > 6;
    const title = capital(words(isApi ? 1 : 2)) + String(at);
    const names = isApi ? Array.from({ length: 24 }, () => word() + capital(word())) : [];
    const headings = Array.from({ length: isApi ? 3 : 8 }, () => capital(words(3)));
    return {
      href: `${rootPath}/${isApi ? 'api/' : ''}page-${at}/`,
      title,
      breadcrumbs: [capital(words(1))],
      sections: [
        { text: words(40) },
        ...headings.map((text) => ({
          heading: { text, id: text.toLowerCase().replaceAll(' ', '-') },
          text: words(60),
        })),
      ],
      symbols: names.map((name) => ({ kind: 'prop' as const, name, id: `prop-${name}` })),
    };
  });
}

/** Returns the search files of a product by path: its index, and the words of its texts. */
export function createIndexFiles(
  { id, rootPath }: Pick<ProductSize, 'id' | 'rootPath'>,
  pages: readonly AddressedPage[],
): ReadonlyMap<string, string> {
  const product = { id, name: id, family: 'MUI', version: '1.0.0', href: `${rootPath}/` };
  const { index, shards } = createSearchIndex({ language: 'en', product }, pages);
  const named = shards.map(({ prefix, text }) => {
    // Names of real files do not compress.
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
    return { prefix, text, href: `/_assets/generated-${hash}.txt` };
  });
  const complete: SearchIndex = {
    ...index,
    shards: named.map(({ prefix, href }) => ({ prefix, href })),
  };
  return new Map([
    [searchIndexAddress(rootPath, 'en'), JSON.stringify(complete)],
    ...named.map(({ href, text }) => [href, text] as const),
  ]);
}

/** Serves generated products with compression. Reports the bytes of the requested files. */
export async function serveGeneratedProducts(
  page: Page,
  products: readonly ProductSize[],
): Promise<{ readonly sample: string; readonly bytes: () => number }> {
  const generated = products.map((product) => ({ product, pages: createPages(product) }));
  const files = new Map(
    generated.flatMap(({ product, pages }) => [...createIndexFiles(product, pages)]),
  );
  const sample = generated[0]?.pages[3]?.sections[2]?.heading?.text ?? '';
  let bytes = 0;
  await page.route(/search-en\.json$|generated-.*\.txt$/, async (route) => {
    const text = files.get(new URL(route.request().url()).pathname);
    if (text === undefined) {
      return route.fulfill({ status: 204 });
    }
    // The response of a test is not decompressed by the browser, so the compressed bytes are counted but not sent.
    bytes += gzipSync(text).length;
    return route.fulfill({ body: text, contentType: 'application/json' });
  });
  return { sample, bytes: () => bytes };
}
