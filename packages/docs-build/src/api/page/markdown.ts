import type { Nodes, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { Nodes as MarkdownNodes, Root as MarkdownRoot } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { toHast } from 'mdast-util-to-hast';
import { toString } from 'mdast-util-to-string';
import { gfm } from 'micromark-extension-gfm';
import { visit } from 'unist-util-visit';
import { escapeHtml } from '../../lib/escape';
import type { LinkResolver } from './link-resolver';
import { resolveLinkTags } from './resolve-link-tags';

/** Renders the markdown of API documents to HTML. */
export interface MarkdownRenderer {
  /** Renders markdown. A single paragraph has no `<p>`, and HTML in the text is escaped. */
  readonly render: (markdown: string) => string;
  /** Returns the URLs on this site that texts have linked to since the last call. */
  readonly takeLinks: () => readonly string[];
}

/** Creates a renderer for the texts of a package. Caches them, because many pages have the same inherited props. */
export function createMarkdownRenderer(resolve: LinkResolver): MarkdownRenderer {
  const known = new Map<string, { readonly html: string; readonly links: readonly string[] }>();
  let taken = new Set<string>();
  return {
    render(markdown) {
      if (markdown.trim() === '') return '';
      const result = known.get(markdown) ?? compile(markdown, resolve);
      known.set(markdown, result);
      for (const link of result.links) taken.add(link);
      return result.html;
    },
    takeLinks() {
      const links = [...taken];
      taken = new Set();
      return links;
    },
  };
}

/** Returns the first paragraph as plain text. */
export function firstParagraph(markdown: string): string {
  const paragraph = parse(markdown).children.find(({ type }) => type === 'paragraph');
  return paragraph ? toString(paragraph).replaceAll(/\s+/g, ' ').trim() : '';
}

function parse(markdown: string): MarkdownRoot {
  return fromMarkdown(resolveLinkTags(markdown, { hasNames: true }), {
    extensions: [gfm()],
    mdastExtensions: [gfmFromMarkdown()],
  });
}

function compile(markdown: string, resolve: LinkResolver) {
  const tree = parse(markdown);
  const links: string[] = [];
  visit(tree, (node: MarkdownNodes) => {
    if (node.type === 'link') {
      const href = resolve(node.url);
      node.url = href ?? '';
      if (href?.startsWith('/')) links.push(href);
      else if (href !== undefined) node.data = { hProperties: { rel: ['external', 'noopener'] } };
    } else if (node.type === 'heading') {
      // Headings of the package must not change the outline of the page.
      Object.assign(node, {
        type: 'paragraph',
        children: [{ type: 'strong', children: node.children }],
      });
    } else if (node.type === 'html') {
      Object.assign(node, { type: 'text' });
    }
  });
  const [only, ...rest] = unlinkEmpty(toHast(tree)).children;
  const isParagraph = rest.length === 0 && only?.type === 'element' && only.tagName === 'p';
  const root: Root = {
    type: 'root',
    children: isParagraph ? only.children : only ? [only, ...rest] : [],
  };
  return { html: writeHtml(root), links };
}

/** `hast-util-to-html` does not escape `>` in texts. */
function writeHtml(tree: Root): string {
  visit(tree, 'text', (node) => {
    Object.assign(node, { type: 'raw', value: escapeHtml(node.value) });
  });
  return toHtml(tree, { allowDangerousHtml: true });
}

/** A link without a target becomes its text. */
function unlinkEmpty(tree: Nodes): Root {
  visit(tree, 'element', (node, index, parent) => {
    if (node.tagName === 'a' && node.properties['href'] === '' && parent && index !== undefined) {
      parent.children.splice(index, 1, ...node.children);
    }
  });
  return tree.type === 'root' ? tree : { type: 'root', children: [] };
}
