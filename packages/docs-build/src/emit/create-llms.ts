import type { PageEntry, Product } from 'docs-shell/product';
import { en } from 'docs-shell/i18n';
import type { AppData, FrontMatter } from 'docs-shell/page-document';
import { findOwner, rootPathOf, toMarkdownHref } from 'docs-shell/routing';

/** Input of the lists of pages for language models. */
export interface LlmsSource {
  readonly app: Pick<AppData, 'pages' | 'productTable' | 'config'>;
  /** Front matter of English pages, by pathname. */
  readonly frontMatter: ReadonlyMap<string, FrontMatter>;
  /** Other names of what API pages describe, by pathname. */
  readonly aliases: ReadonlyMap<string, readonly string[]>;
}

/** Returns the path of a product's `llms.txt`. */
export function llmsPath(rootPath: string): string {
  return `${rootPath}/llms.txt`;
}

/**
 * Lists a product's pages as markdown, in the order of its navigation. The list of the site's root links to the lists
 * of all other products by their path alone, so that it does not depend on their builds.
 */
export function createLlms(product: Product, { app, frontMatter, aliases }: LlmsSource): string {
  const { identity, rootPath } = product;
  const origin = app.config.canonicalOrigin ?? '';
  const own = app.pages
    .filter(({ language }) => language === 'en')
    .map(({ pathname }) => pathname)
    .filter((path) => findOwner(path, app.productTable)?.route.productId === identity.id);
  const listed = listPathnames(product.pages).filter((path) => own.includes(path));
  const rest = own.filter((path) => !listed.includes(path));
  const lines = [...new Set([...listed, ...rest])].map((path) => {
    const { title = path, description = '' } = frontMatter.get(path) ?? {};
    const line = `- [${title}](${origin}${toMarkdownHref(path, 'en')}): ${description}`;
    const names = aliases.get(path) ?? [];
    return names.length === 0 ? line : `${line} ${en.apiAliases}: ${names.join(', ')}.`;
  });
  const others = app.productTable
    .filter(({ productId }) => rootPath === '' && productId !== identity.id)
    .map((route) => ({ name: route.productId, rootPath: rootPathOf(route) }));
  const text = [
    `# ${identity.name}`,
    `> ${identity.tagline}`,
    ...(lines.length > 0 ? ['## Pages', lines.join('\n')] : []),
  ]
    .join('\n\n')
    .concat('\n');
  return others.length > 0 ? replaceProductLlms(text, listProductLlms(others, origin)) : text;
}

const productsHeading = '\n## Products\n';

/** Replaces the last section of the root's `llms.txt`, the list of products, or adds it. */
export function replaceProductLlms(text: string, list: string): string {
  const [pages = ''] = text.split(productsHeading);
  return list === '' ? pages : `${pages}${productsHeading}\n${list}\n`;
}

/** Lists products with a link to the `llms.txt` of each. */
export function listProductLlms(
  products: readonly {
    readonly name: string;
    readonly rootPath: string;
    readonly tagline?: string | undefined;
  }[],
  origin = '',
): string {
  return products
    .map(({ name, rootPath, tagline }) => {
      const link = `- [${name}](${origin}${llmsPath(rootPath)})`;
      return tagline === undefined ? link : `${link}: ${tagline}`;
    })
    .join('\n');
}

/** Returns the tagline of a product from the text of its `llms.txt`. */
export function readTagline(text: string): string | undefined {
  return /^> (.+)$/m.exec(text)?.[1];
}

function listPathnames(entries: readonly PageEntry[]): string[] {
  return entries.flatMap(({ pathname, children = [] }) => [pathname, ...listPathnames(children)]);
}
