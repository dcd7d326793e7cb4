import { evaluate } from '@mdx-js/mdx';
import type { Diagnostic } from 'diagnostics';
import { en, type Messages } from 'docs-shell/i18n';
import type { Root } from 'mdast';
import { renderToStaticMarkup } from 'react-dom/server';
import * as jsxRuntime from 'react/jsx-runtime';
import rehypeUnwrapImages from 'rehype-unwrap-images';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import { SKIP, visit } from 'unist-util-visit';
import { VFileMessage } from 'vfile-message';
import { encodingMessage, findEncodingError } from '../lib/find-encoding-error';
import type { DocsConfig } from '../load/define-docs-config';
import type { LoadedTable } from '../load/load-table';
import { collectAnchors } from './collect-anchors';
import { createComponents } from './create-components';
import { expandComponents } from './expand-components';
import { expandInstall } from './expand-install';
import { expandTables } from './expand-tables';
import { parseFrontMatter } from './front-matter';
import type { CodeHighlighter } from './highlight';
import { type ImageFile, rewriteImages } from './images';
import { type ContentInspection, inspectContent } from './inspect-content';
import { readAttributes } from './inspect-element';
import { keepOldAnchors } from './keep-old-anchors';
import { highlightBlocks, labelTables, markInlineImages, numberComponents } from './rehype-content';
import { runRehypePlugins } from './run-rehype-plugins';
import type { CompiledContent } from './types';
import { demoMark, writeMarkdown } from './write-markdown';

interface CompileContentOptions {
  /** Path from the repository's root, with `/`, for messages. */
  readonly file: string;
  /** The absolute path. Images are next to it. */
  readonly absoluteFile: string;
  readonly source: string;
  readonly highlighter: CodeHighlighter;
  /** Returns the URL of an image. */
  readonly urlOf: (image: ImageFile) => string;
  /** Loads the table of a file below `tables/` of the app. */
  readonly loadTable: (name: string) => Promise<LoadedTable>;
  /** The product that owns the path. */
  readonly productId?: string;
  /**
   * Names that keep their capitals in headings. Undefined for a page in another language, whose headings are not
   * checked.
   */
  readonly names?: ReadonlySet<string>;
  /** The shell's messages in the language of the page. */
  readonly messages?: Messages;
  /** What `docs.config.ts` adds. */
  readonly extensions?: Pick<DocsConfig, 'components' | 'rehypePlugins' | 'remarkPlugins'>;
}

/** Results of the plugins. */
interface Findings {
  readonly inspection: ContentInspection;
  readonly images: ImageFile[];
  markdown: string;
}

const demoPosition = /<template data-demo-position="\d+"><\/template>/;

/** Compiles one MDX file to HTML segments. Diagnostics are collected, never thrown. */
export async function compileContent(options: CompileContentOptions): Promise<CompiledContent> {
  const { file } = options;
  const inspection: ContentInspection = {
    headings: [],
    links: [],
    demos: [],
    diagnostics: [],
    deferred: [],
  };
  const findings: Findings = { inspection, images: [], markdown: '' };
  let html = '';
  let isReadable = true;
  try {
    // Git for Windows can end lines with CRLF. The same page has the same bytes on all systems.
    const source = options.source.replaceAll('\r\n', '\n');
    checkEncoding(source);
    html = await renderContent({ ...options, source }, findings);
  } catch (error) {
    isReadable = false;
    // What the page must not contain can fail in the compiler. It is reported already.
    const isKnown = inspection.diagnostics.length > 0 && !(error instanceof VFileMessage);
    if (!isKnown) inspection.diagnostics.push(toDiagnostic(file, error));
  }
  const { frontMatter, diagnostics } = readYaml(options, inspection);
  const segments = html.split(demoPosition);
  return {
    frontMatter,
    segments,
    anchors: collectAnchors(segments.join('')),
    markdown: findings.markdown.split(demoMark),
    demos: inspection.demos,
    headings: inspection.headings,
    links: inspection.links,
    images: findings.images,
    // If the page cannot be parsed, its front matter is unknown too.
    diagnostics: [...(isReadable ? diagnostics : []), ...inspection.diagnostics],
    ...(inspection.deferred.length > 0 && { deferred: inspection.deferred }),
  };
}

/** Quotes and list entries within each other that a line may begin with. */
const maxNesting = 40;

/**
 * Rejects lines that would take minutes to parse and then exceed the stack, without a word about where.
 * @throws {VFileMessage} with the line
 */
function rejectDeepNesting(source: string): void {
  const marker = /(?:>|(?:[*+-]|\d{1,9}[.)])(?=[ \t]))[ \t]*/y;
  for (const [index, line] of source.split('\n').entries()) {
    marker.lastIndex = line.search(/\S|$/);
    let depth = 0;
    while (marker.test(line)) depth += 1;
    if (depth > maxNesting) {
      const reason = `${depth} quotes and lists within each other`;
      throw new VFileMessage(reason, { place: { line: index + 1, column: 1 } });
    }
  }
}

function readYaml({ file, productId }: CompileContentOptions, { yaml }: ContentInspection) {
  return parseFrontMatter(yaml?.value, { file, yamlLine: yaml?.line ?? 1, productId });
}

async function renderContent(options: CompileContentOptions, findings: Findings): Promise<string> {
  const {
    file,
    absoluteFile,
    source,
    highlighter,
    urlOf,
    loadTable,
    messages = en,
    extensions = {},
  } = options;
  const { inspection, images } = findings;
  const { plugin, report } = inspectContent({ file, names: options.names }, inspection);
  rejectDeepNesting(source);
  const { default: Content } = await evaluate(source, {
    ...jsxRuntime,
    remarkPlugins: [
      remarkFrontmatter,
      remarkGfm,
      ...(extensions.remarkPlugins ?? []),
      expandComponents(extensions.components ?? {}, report),
      plugin,
      keepOldAnchors(() => ({
        anchors: readYaml(options, inspection).frontMatter.anchors ?? {},
        report: (diagnostic) => {
          inspection.diagnostics.push({ file, line: inspection.yaml?.line ?? 1, ...diagnostic });
        },
      })),
      showNotImported,
      rewriteImages({ contentFile: absoluteFile, report, urlOf, into: images }),
      expandInstall(messages.packageManager),
      expandTables({ load: loadTable, report, into: inspection.links }),
      writeMarkdown(messages, (markdown) => {
        findings.markdown = markdown;
      }),
    ],
    rehypePlugins: [
      ...(extensions.rehypePlugins
        ? [
            runRehypePlugins({
              plugins: extensions.rehypePlugins,
              report,
              links: inspection.links,
            }),
          ]
        : []),
      [highlightBlocks, highlighter],
      numberComponents,
      markInlineImages,
      rehypeUnwrapImages,
      labelTables,
    ],
  });
  if (inspection.diagnostics.length > 0) {
    return '';
  }
  return renderToStaticMarkup(<Content components={createComponents(messages)} />);
}

function toDiagnostic(file: string, error: unknown): Diagnostic {
  if (error instanceof VFileMessage) {
    return {
      file,
      ...lineOf(error),
      code: 'DOCS3001',
      received: error.reason,
      expected: 'valid MDX',
      hint: 'Close the open element near this line, and write < and { as \\< and \\{ in text.',
    };
  }
  if (error instanceof EncodingError) {
    return { file, line: error.line, ...encodingMessage };
  }
  return {
    file,
    code: 'DOCS3002',
    received: String(error),
    expected: 'content that renders',
    hint: 'Simplify the page until it builds, then report the construct.',
  };
}

class EncodingError extends Error {
  readonly line: number;
  constructor(line: number) {
    super('The page is not in UTF-8.');
    this.line = line;
  }
}

function checkEncoding(source: string): void {
  const line = findEncodingError(source);
  if (line !== undefined) throw new EncodingError(line);
}

/** Some messages have their location only in the text: “(8:1-8:22)”. */
function lineOf({ line, reason }: VFileMessage): { line?: number } {
  const received = line ?? Number(/\((\d+):\d+/.exec(reason)?.[1]);
  return Number.isInteger(received) ? { line: received } : {};
}

/** A remark plugin that replaces `<NotImported>` with a warning: it names the part that was not imported. */
function showNotImported() {
  return (tree: Root) => {
    visit(tree, (node, index, parent) => {
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return undefined;
      if (node.name !== 'NotImported' || !parent || index === undefined) return undefined;
      const { what = '', source = '' } = readAttributes(node);
      const text = { type: 'text', value: `Not imported: ${what} (${source})` } as const;
      if (node.type === 'mdxJsxTextElement') {
        parent.children[index] = { type: 'strong', children: [text] };
      } else {
        node.name = 'Callout';
        node.attributes = [{ type: 'mdxJsxAttribute', name: 'kind', value: 'warning' }];
        node.children = [{ type: 'paragraph', children: [text] }];
      }
      return SKIP;
    });
  };
}
