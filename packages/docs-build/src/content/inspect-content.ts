import GithubSlugger from 'github-slugger';
import type { Code, Heading as HeadingNode, Nodes, Root, Table } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { Heading, SourceLink } from 'docs-shell/page-document';
import { visit } from 'unist-util-visit';
import type { Diagnostic } from 'diagnostics';
import { codeLanguages } from './code-languages';
import { inspectElement, type JsxNode, type Report } from './inspect-element';
import { isSafeTarget } from './is-safe-target';
import { parseCodeMeta } from './parse-code-meta';
import {
  inspectHeadingCase,
  inspectLinkText,
  inspectPhrases,
  inspectTitleCase,
} from './prose/inspect-prose';
import type { DemoReference } from './types';

/** Facts about the source of a page. */
export interface ContentInspection {
  readonly headings: Heading[];
  readonly links: SourceLink[];
  readonly demos: DemoReference[];
  readonly diagnostics: Diagnostic[];
  /** Problems that do not stop the build: parts that were not imported, and the writing of imported pages. */
  readonly deferred: Diagnostic[];
  yaml?: { readonly value: string; readonly line: number };
}

/** Problems of an imported page that its team corrects after the import. */
const deferredCodes: ReadonlySet<Diagnostic['code']> = new Set([
  'DOCS3010',
  'DOCS3016',
  'DOCS3017',
  'DOCS3021',
  'DOCS3023',
  'DOCS3028',
]);

interface InspectOptions {
  /** From the repository's root. */
  readonly file: string;
  /**
   * Names that keep their capitals in headings. Undefined for a page in another language, whose headings are not
   * checked.
   */
  readonly names?: ReadonlySet<string> | undefined;
}

/**
 * Creates a remark plugin that collects headings, links, demos and diagnostics and sets the ids of headings. Also
 * returns the function that reports diagnostics.
 */
export function inspectContent({ file, names }: InspectOptions, into: ContentInspection) {
  const slugger = new GithubSlugger();
  let level = 1;
  const report: Report = (node, diagnostic) => {
    const isDeferred =
      deferredCodes.has(diagnostic.code) &&
      (diagnostic.code === 'DOCS3023' || /^imported: true$/m.test(into.yaml?.value ?? ''));
    const list = isDeferred ? into.deferred : into.diagnostics;
    list.push({ file, ...(node.position && { line: lineOf(node) }), ...diagnostic });
  };
  const plugin = () => (tree: Root) => {
    visit(tree, (node, _index, parent) => {
      switch (node.type) {
        case 'yaml':
          into.yaml = { value: node.value, line: (node.position?.start.line ?? 0) + 1 };
          break;
        case 'heading':
          inspectHeading(node, { slugger, previous: level }, into, report);
          level = node.depth;
          if (names) {
            inspectHeadingCase(node, names, report);
            inspectPhrases(node, toString(node), report);
          }
          break;
        case 'paragraph':
        case 'tableCell':
          if (names) inspectPhrases(node, toString(node), report);
          break;
        case 'table':
          inspectTable(node, report);
          break;
        case 'link':
          inspectLink(node, node.url, into, report);
          if (names) inspectLinkText(node, report);
          break;
        case 'definition':
          inspectLink(node, node.url, into, report);
          break;
        case 'code':
          inspectCode(node, report);
          break;
        case 'imageReference':
          report(node, {
            code: 'DOCS3009',
            received: 'an image by reference',
            expected: 'an image with its file: ![what it shows](./file.png)',
            hint: 'Write the file in round brackets.',
          });
          break;
        case 'mdxjsEsm':
        case 'mdxFlowExpression':
        case 'mdxTextExpression':
          report(node, {
            code: 'DOCS3008',
            received: node.type === 'mdxjsEsm' ? 'an import or export' : 'a JavaScript expression',
            expected: 'plain content',
            hint: 'Move code into a demo; write { and } as \\{ and \\}.',
          });
          break;
        case 'mdxJsxFlowElement':
        case 'mdxJsxTextElement':
          collectElement(node, parent, into, report, names);
          break;
      }
    });
  };
  return { plugin, report };
}

function lineOf(node: Nodes): number {
  return node.position?.start.line ?? 1;
}

function inspectLink(node: Nodes, href: string, into: ContentInspection, report: Report): void {
  if (href === '' || href === '#') {
    report(node, {
      code: 'DOCS3012',
      received: `a link to ${href === '' ? 'nothing' : '“#”'}`,
      expected: 'an address, such as /material-ui/ or #heading',
      hint: 'Name the target, or make it plain text.',
    });
  } else if (!isSafeTarget(href)) {
    report(node, {
      code: 'DOCS3020',
      received: `a link to ${href}`,
      expected: 'a path of this site, an anchor, or an https:, http: or mailto: address',
      hint: 'Write the whole address, with https://, or a path that begins with one slash.',
    });
  } else {
    into.links.push({ href, line: lineOf(node) });
  }
}

function inspectCode(node: Code, report: Report): void {
  if (!codeLanguages.some((language) => language === node.lang)) {
    report(node, {
      code: 'DOCS3013',
      received: node.lang ? `a code fence in “${node.lang}”` : 'a code fence without language',
      expected: `one of: ${codeLanguages.join(', ')}`,
      hint: 'Name the language after the three backticks.',
    });
    return;
  }
  for (const diagnostic of parseCodeMeta(node.meta ?? '', node.lang ?? '', node.value)
    .diagnostics) {
    report(node, diagnostic);
  }
}

/** Markdown leaves out cells beyond those of the first row. */
function inspectTable({ children: [header, ...rows] }: Table, report: Report): void {
  const columns = header?.children.length ?? 0;
  for (const row of rows) {
    const extra = row.children.slice(columns).find(({ children }) => children.length > 0);
    if (!extra) continue;
    report(row, {
      code: 'DOCS3028',
      received: `${row.children.length} cells, of which the page would leave out “${toString(extra)}”`,
      expected: `at most ${columns}, as in the first row of the table`,
      hint: 'Write | in a cell as \\|, or add a column to the first two rows.',
    });
  }
}

function inspectHeading(
  node: HeadingNode,
  { slugger, previous }: { readonly slugger: GithubSlugger; readonly previous: number },
  into: ContentInspection,
  report: Report,
): void {
  const text = toString(node);
  const id = slugger.slug(text);
  node.data = { ...node.data, hProperties: { id, title: text } };
  if (node.depth === 1 || node.depth > 4 || node.depth > previous + 1) {
    report(node, {
      code: 'DOCS3015',
      received: `a heading of level ${node.depth}: “${text}”`,
      expected: 'levels 2 to 4 in order: the title of the page is in its front matter',
      hint: `Use ${'#'.repeat(node.depth === 1 ? 2 : Math.min(previous + 1, 4))} instead.`,
    });
  }
  if (!/[\p{L}\p{N}]/u.test(text)) {
    report(node, {
      code: 'DOCS3026',
      received: text === '' ? 'a heading without text' : `the heading “${text}”`,
      expected: 'a heading with words: its address is made of them',
      hint: 'Write what the section is about, or remove the heading.',
    });
  }
  if (node.depth === 2 || node.depth === 3) {
    into.headings.push({ level: node.depth, id, text });
  }
}

function collectElement(
  node: JsxNode,
  parent: Nodes | undefined,
  into: ContentInspection,
  report: Report,
  names: ReadonlySet<string> | undefined,
): void {
  const attributes = inspectElement(node, parent, report);
  if (names && attributes?.['title'] && (node.name === 'Demo' || node.name === 'Callout')) {
    inspectTitleCase(node, attributes['title'], names, report);
    inspectPhrases(node, attributes['title'], report);
  }
  if (attributes && node.name === 'NotImported') {
    report(node, {
      path: '<NotImported>',
      code: 'DOCS3023',
      received: attributes['what'] ?? '',
      expected: 'content that the page had before its import',
      hint: `Write it for this platform, or remove the line. The original: ${attributes['source'] ?? ''}`,
    });
  } else if (attributes && node.name === 'Demo') {
    const { file = '', title = '', height } = attributes;
    into.demos.push({
      file,
      title,
      line: lineOf(node),
      ...(attributes['bare'] !== undefined && { isBare: true }),
      ...(attributes['onIntent'] !== undefined && { isOnIntent: true }),
      ...(attributes['browserOnly'] !== undefined && { isBrowserOnly: true }),
      ...(height !== undefined && {
        [attributes['iframe'] === undefined ? 'height' : 'frameHeight']: Number(height),
      }),
    });
  } else if (attributes && node.name === 'ProductCard') {
    into.links.push({ href: attributes['href'] ?? '', line: lineOf(node) });
  }
}
