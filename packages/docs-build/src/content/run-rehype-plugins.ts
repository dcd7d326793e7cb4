import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import type { SourceLink } from 'docs-shell/page-document';
import { unified, type PluggableList, type Transformer } from 'unified';
import { visit } from 'unist-util-visit';
import { contentComponents, plainElements } from './content-components';
import type { Report } from './inspect-element';
import { isAllowedAttribute, isAllowedElement } from './allowed-markup';
import { isSafeTarget } from './is-safe-target';

interface RehypeOptions {
  readonly plugins: PluggableList;
  readonly report: Report;
  /** The links of the page. Those that plugins add are added. */
  readonly links: SourceLink[];
}

/**
 * A rehype plugin: runs the plugins of `docs.config.ts`, and checks what they have changed. They run after headings, links
 * and components have been read, so these stay as they are; and before the platform's own plugins, so that nothing that
 * the platform writes has to be kept.
 */
export function runRehypePlugins({ plugins, report, links }: RehypeOptions) {
  return (): Transformer<Root, Root> => async (tree, file) => {
    const problems: unknown[] = [];
    const fail: Fail = (...problem) => {
      problems.push(problem);
      createFail(report)(...problem);
    };
    const before = listKept(tree);
    const changed = await unified()
      .use(plugins)
      .run(tree, file)
      .catch((error: unknown) => {
        const text = error instanceof Error ? error.message : String(error);
        fail(tree, `an error: ${text}`, 'plugins that run on every page', 'Correct the plugin.');
        return undefined;
      });
    if (changed === undefined) return nothing;
    if (!isRoot(changed)) {
      fail(
        tree,
        `a tree that begins with ${changed.type}`,
        'a root',
        'Return nothing, or the root.',
      );
      return nothing;
    }
    compareKept(before, listKept(changed), (...problem) => fail(changed, ...problem));
    inspectNodes(changed, { fail, links, before });
    return problems.length === 0 ? changed : nothing;
  };
}

/** Compiling a tree with mistakes would report them a second time. */
const nothing: Root = { type: 'root', children: [] };

type Fail = (
  node: { readonly position?: Root['position'] },
  received: string,
  expected: string,
  hint: string,
) => void;

function isRoot(node: { readonly type: string }): node is Root {
  return node.type === 'root';
}

function createFail(report: Report): Fail {
  return ({ position }, received, expected, hint) => {
    // Only the position of the node is read.
    report(
      { type: 'root', children: [], ...(position && { position }) },
      { path: 'rehypePlugins', code: 'DOCS3025', received, expected, hint },
    );
  };
}

/** What plugins keep as it is, because the build has read it from the source. */
interface Kept {
  readonly headings: readonly string[];
  readonly components: readonly string[];
  readonly images: readonly string[];
  /** Properties that elements have, which the platform has written or an author may write. */
  readonly properties: ReadonlySet<string>;
}

function listKept(tree: Root): Kept {
  const headings: string[] = [];
  const components: string[] = [];
  const images: string[] = [];
  const properties = new Set<string>();
  visit(tree, (node) => {
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      components.push(`<${[node.name, ...node.attributes.map(describeAttribute)].join(' ')}>`);
    }
    if (node.type !== 'element') return;
    for (const name of Object.keys(node.properties)) properties.add(describeProperty(node, name));
    if (/^h[1-6]$/.test(node.tagName)) {
      headings.push(`<${node.tagName} id="${String(node.properties['id'])}"> “${toString(node)}”`);
    }
    if (node.tagName === 'img') images.push(`<img src="${String(node.properties['src'])}">`);
  });
  return { headings, components, images, properties };
}

function describeProperty({ tagName, properties }: Element, name: string): string {
  return JSON.stringify([tagName, name, properties[name]]);
}

function describeAttribute(attribute: object): string {
  return 'name' in attribute && 'value' in attribute
    ? `${String(attribute.name)}="${String(attribute.value)}"`
    : '{…}';
}

function compareKept(
  before: Kept,
  after: Kept,
  fail: (received: string, expected: string, hint: string) => void,
): void {
  for (const kind of ['headings', 'components', 'images'] as const) {
    if (before[kind].join('\n') === after[kind].join('\n')) continue;
    const added = after[kind].find((entry) => !before[kind].includes(entry));
    const removed = before[kind].find((entry) => !after[kind].includes(entry));
    const received = added ?? (removed === undefined ? 'another order' : `no ${removed}`);
    fail(
      `${received} after the plugins`,
      `the same ${kind} as before, in the same order`,
      `Change ${kind} with a remark plugin: the build reads them before rehype plugins run.`,
    );
  }
}

interface Inspection {
  readonly fail: Fail;
  readonly before: Kept;
  readonly links: SourceLink[];
}

function inspectNodes(tree: Root, { before, fail, links }: Inspection): void {
  const known = new Set(links.map(({ href }) => href));
  visit(tree, (node) => {
    switch (node.type) {
      case 'element':
        inspectElement(node, before, fail);
        if (node.tagName === 'a') collectLink(node, { before, fail, known, links });
        break;
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        if (!contentComponents.has(node.name ?? '') && !plainElements.has(node.name ?? '')) {
          fail(node, `<${node.name}>`, 'components of the platform', 'Add an element instead.');
        }
        break;
      case 'root':
      case 'text':
      case 'comment':
        break;
      default:
        fail(
          tree,
          `a node of the type ${node.type}`,
          'elements, texts and comments',
          'Parse HTML to elements before you add it.',
        );
    }
  });
}

function inspectElement(node: Element, { properties }: Kept, fail: Fail): void {
  if (!isAllowedElement(node.tagName)) {
    fail(
      node,
      `<${node.tagName}>`,
      'elements of text, tables, lists and formulas',
      'Use an element that runs nothing and is no landmark. What has to react is a demo.',
    );
  }
  for (const name of Object.keys(node.properties)) {
    if (isAllowedAttribute(node.tagName, name)) continue;
    if (properties.has(describeProperty(node, name))) continue;
    fail(
      node,
      `the property ${name} of <${node.tagName}>`,
      'id, className, lang, dir, title, aria-label and what the element needs',
      'Remove it: the policy of the site blocks event handlers, and styles belong to the platform.',
    );
  }
}

function collectLink(
  node: Element,
  { fail, known, links }: Inspection & { readonly known: Set<string> },
): void {
  const { href: target } = node.properties;
  const href = typeof target === 'string' ? target : '';
  if (known.has(href)) return;
  known.add(href);
  if (href === '' || href === '#' || !isSafeTarget(href)) {
    fail(
      node,
      `a link to ${href === '' ? 'nothing' : href}`,
      'a path of this site, an anchor, or an https:, http: or mailto: address',
      'Write the whole address, with https://, or a path that begins with one slash.',
    );
    return;
  }
  // Links to footnotes have a target that the compiler writes.
  if (!href.startsWith('#')) links.push({ href, line: node.position?.start.line ?? 1 });
}
