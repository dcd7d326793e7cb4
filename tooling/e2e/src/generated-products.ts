import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { createSearchIndex, type AddressedPage } from 'docs-build/search';
import type { SearchIndex } from 'docs-shell/search';

/** A product of generated pages. */
export interface GeneratedProduct {
  readonly id: string;
  readonly rootPath: string;
  readonly pages: number;
}

/** A sequence that looks random and is the same each time. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const syllables =
  'ba ce di fo gu ha je ki lo mu na pe qui ro su ta ve wi xo yu za chi dro fla gre'.split(' ');

/** A word by its rank: a few words stand in most sentences, as in a language. */
function wordAt(rank: number): string {
  const first = syllables[rank % 26] ?? 'ba';
  const rest = Math.floor(rank / 26);
  return rest === 0 ? `${first}n` : first + wordAt(rest - 1);
}

/** Pages like those of a component library: seven guides with eight headings to three API pages with 24 names. */
export function createPages({ rootPath, pages, id }: GeneratedProduct): readonly AddressedPage[] {
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
      trail: [capital(words(1))],
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

/** Serves generated products, compressed as a server does. Tells what was asked for, in bytes. */
export async function serveGeneratedProducts(
  page: Page,
  products: readonly GeneratedProduct[],
): Promise<{ readonly sample: string; readonly bytes: () => number }> {
  const files = new Map<string, string>();
  let sample = '';
  let bytes = 0;
  for (const generated of products) {
    const { id, rootPath } = generated;
    const pages = createPages(generated);
    sample ||= pages[3]?.sections[2]?.heading?.text ?? '';
    const product = { id, name: id, family: 'MUI', version: '1.0.0', href: `${rootPath}/` };
    const { index, shards } = createSearchIndex({ language: 'en', product }, pages);
    const named = shards.map(({ prefix, text }) => {
      const href = `/_assets/generated-${id}-${prefix}.txt`;
      files.set(href, text);
      return { prefix, href };
    });
    const complete: SearchIndex = { ...index, shards: named };
    files.set(`${rootPath}/search-en.json`, JSON.stringify(complete));
  }
  await page.route(/search-en\.json$|generated-.*\.txt$/, async (route) => {
    const text = files.get(new URL(route.request().url()).pathname);
    if (text === undefined) {
      return route.fulfill({ status: 204 });
    }
    // The browser takes an answer from a test as it is: compressed bytes are counted, not sent.
    bytes += gzipSync(text).length;
    return route.fulfill({ body: text, contentType: 'application/json' });
  });
  return { sample, bytes: () => bytes };
}
