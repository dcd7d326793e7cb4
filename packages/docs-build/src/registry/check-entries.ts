import type { Diagnostic, DiagnosticMessage } from 'diagnostics';
import { parseWithDiagnostics } from 'diagnostics/zod';
import { manifestAddress } from 'docs-shell/product';
import type { ProductRegistry, RegisteredProduct } from 'docs-shell/registry';
import { productRegistrySchema } from 'docs-shell/registry/schema';
import { isLanguagePrefix } from 'docs-shell/routing';

/** A registry, and everything that is wrong with it. */
export interface CheckedRegistry {
  /** Undefined if the file cannot be read as a registry. */
  readonly registry?: ProductRegistry;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Reads the text of a registry and reports all mistakes. Readers of a site leave an invalid entry out instead
 * (`parseRegistry`), so that a mistake of one team does not affect the others.
 *
 * @param file name of the file in diagnostics
 */
export function checkRegistry(text: string, file: string): CheckedRegistry {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const received = error instanceof Error ? error.message : String(error);
    return {
      diagnostics: [
        {
          file,
          ...invalid(received, 'JSON', 'Take the file of the last build of the app at the root.'),
        },
      ],
    };
  }
  const { data, diagnostics } = parseWithDiagnostics(productRegistrySchema, value, { file });
  return data
    ? { registry: data, diagnostics: checkProducts(data.products, file) }
    : { diagnostics };
}

function checkProducts(products: readonly RegisteredProduct[], file: string): Diagnostic[] {
  const diagnostics = products.flatMap((product, index) => {
    const earlier = products.slice(0, index);
    return Object.entries({
      ...findMisplaced(product),
      ...findRepeated(product, earlier),
    }).map(([key, message]) => ({ file, path: `products[${index}].${key}`, ...message }));
  });
  if (products.some(({ prefixes }) => prefixes.includes('/'))) return diagnostics;
  const missing = invalid(
    'no product with the prefix /',
    'one product that owns all other paths',
    'Add the prefix / to the product at the root of the site.',
  );
  return [...diagnostics, { file, path: 'products', ...missing }];
}

type Messages = Record<string, DiagnosticMessage>;

/** Returns what the entry has in common with an earlier one, by key. */
function findRepeated(product: RegisteredProduct, earlier: readonly RegisteredProduct[]): Messages {
  const messages: Messages = {};
  if (earlier.some(({ id }) => id === product.id)) {
    messages['id'] = invalid(
      `${product.id} again`,
      'each product once',
      'Remove one of the entries, or correct its id.',
    );
  }
  for (const [index, prefix] of product.prefixes.entries()) {
    const owner = earlier.find(({ prefixes }) => prefixes.includes(prefix));
    if (owner === undefined) continue;
    messages[`prefixes[${index}]`] = invalid(
      `${prefix}, a prefix of ${owner.id}`,
      'a prefix that no other product has',
      'The first entry wins. Choose another prefix, and build the product again.',
    );
  }
  return messages;
}

/** Returns addresses of an entry that cannot be those of its product, by key. */
function findMisplaced({ prefixes, manifest, selfContained }: RegisteredProduct): Messages {
  const messages: Messages = {};
  const [root = '/'] = prefixes;
  const expected = manifestAddress(root);
  if (manifest !== expected) {
    messages['manifest'] = invalid(
      manifest,
      `${expected}, below the first prefix`,
      `Write ${expected}.`,
    );
  }
  for (const [index, prefix] of prefixes.entries()) {
    if (isLanguagePrefix(prefix.split('/')[1])) {
      messages[`prefixes[${index}]`] = invalid(
        prefix,
        'a first segment with more or fewer than two letters, which is no language',
        'Write the prefix without language: all languages are included.',
      );
    } else if (selfContained === true && !`${prefix}/`.startsWith(`${root}/`)) {
      messages[`prefixes[${index}]`] = invalid(
        prefix,
        `a prefix below ${root}, where everything of a self-contained product is`,
        'Remove it, or remove selfContained here and in product.ts.',
      );
    }
  }
  return messages;
}

function invalid(received: string, expected: string, hint: string): DiagnosticMessage {
  return { code: 'DOCS7011', received, expected, hint };
}
