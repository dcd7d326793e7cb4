import { evaluate } from '@mdx-js/mdx';
import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import {
  Callout,
  CodeBlock,
  ContentLink,
  HeadingLink,
  Kbd,
  ProductCard,
  ProductCards,
  Table,
} from 'docs-shell/layout';
import { en, type Messages } from 'docs-shell/translations';
import { type ComponentProps, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as jsxRuntime from 'react/jsx-runtime';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import { visit } from 'unist-util-visit';
import { VFileMessage } from 'vfile-message';
import type { Fault } from '../faults';
import { parseFrontMatter } from './front-matter';
import { codeLanguages, type CodeHighlighter } from './highlight';
import { inspectContent, type ContentInspection } from './inspect-content';
import type { CompiledContent } from './types';

interface CompileContentOptions {
  /** From the repository's root, with `/`: what messages name. */
  readonly file: string;
  readonly source: string;
  readonly highlighter: CodeHighlighter;
  /** The shell's words in the language of the page. */
  readonly messages?: Messages;
}

const demoPlace = /<template data-demo-place="\d+"><\/template>/;

/** Compiles one MDX file to HTML segments. Faults are collected, never thrown. */
export async function compileContent(options: CompileContentOptions): Promise<CompiledContent> {
  const { file } = options;
  const inspection: ContentInspection = { headings: [], links: [], demos: [], faults: [] };
  let html = '';
  let isReadable = true;
  try {
    html = await renderContent(options, inspection);
  } catch (error) {
    isReadable = false;
    inspection.faults.push(toFault(file, error));
  }
  const { value, line = 1 } = inspection.yaml ?? {};
  const { frontMatter, faults } = parseFrontMatter(value, file, line);
  return {
    frontMatter,
    segments: html.split(demoPlace),
    demos: inspection.demos,
    headings: inspection.headings,
    links: inspection.links,
    // Of a page that cannot be read, nothing is known of its front matter either.
    faults: [...(isReadable ? faults : []), ...inspection.faults],
  };
}

async function renderContent(
  { file, source, highlighter, messages = en }: CompileContentOptions,
  inspection: ContentInspection,
): Promise<string> {
  const { default: Content } = await evaluate(source, {
    ...jsxRuntime,
    remarkPlugins: [remarkFrontmatter, remarkGfm, inspectContent(file, inspection)],
    rehypePlugins: [[highlightBlocks, highlighter], numberDemos],
  });
  if (inspection.faults.length > 0) {
    return '';
  }
  return renderToStaticMarkup(<Content components={createComponents(messages)} />);
}

/** A rehype plugin: replaces each code fence by a `CodeBlock` with finished HTML. */
function highlightBlocks(highlighter: CodeHighlighter) {
  return async (tree: Root) => {
    const blocks: { pre: Element; code: Element }[] = [];
    visit(tree, 'element', (node) => {
      const code = node.children[0];
      if (node.tagName === 'pre' && code?.type === 'element' && code.tagName === 'code') {
        blocks.push({ pre: node, code });
      }
    });
    for (const { pre, code } of blocks) {
      const language = codeLanguages.find((name) => hasClass(code, `language-${name}`));
      if (language) {
        const title = /title="([^"]*)"/.exec(code.data?.meta ?? '')?.[1];
        const text = toString(code).replace(/\n$/, '');
        pre.tagName = 'pre';
        pre.properties = {
          dataHtml: await highlighter.highlight(text, language),
          dataLanguage: language,
          ...(title ? { dataTitle: title } : {}),
        };
        pre.children = [];
      }
    }
  };
}

function hasClass(element: Element, name: string): boolean {
  const { className } = element.properties;
  return Array.isArray(className) && className.includes(name);
}

/** A rehype plugin: gives each demo its number, in the order of the page. */
function numberDemos() {
  return (tree: Root) => {
    let count = 0;
    visit(tree, (node) => {
      if (node.type === 'mdxJsxFlowElement' && node.name === 'Demo') {
        node.attributes = [{ type: 'mdxJsxAttribute', name: 'place', value: String(count) }];
        count += 1;
      }
    });
  };
}

type HeadingProps = ComponentProps<'h2'>;

const heading =
  (level: 2 | 3 | 4, t: Messages) =>
  ({ id = '', title = '', children }: HeadingProps) => (
    <HeadingLink level={level} id={id} text={title} t={t}>
      {children}
    </HeadingLink>
  );

/** What markdown and MDX elements become. */
const createComponents = (t: Messages) => ({
  Callout: (props: ComponentProps<typeof Callout>) => <Callout {...props} t={t} />,
  Kbd,
  ProductCard,
  ProductCards,
  Demo: ({ place }: { place: string }) => <template data-demo-place={place} />,
  a: ({ href = '', children }: ComponentProps<'a'>) => (
    <ContentLink href={href}>{children}</ContentLink>
  ),
  h2: heading(2, t),
  h3: heading(3, t),
  h4: heading(4, t),
  pre: (props: Record<string, string>) => (
    <CodeBlock
      html={props['data-html'] ?? ''}
      language={props['data-language'] ?? ''}
      t={t}
      {...(props['data-title'] ? { title: props['data-title'] } : {})}
    />
  ),
  table: ({ children }: { children?: ReactNode }) => <Table>{children}</Table>,
});

function toFault(file: string, error: unknown): Fault {
  if (error instanceof VFileMessage) {
    return {
      file,
      ...lineOf(error),
      found: error.reason,
      expected: 'MDX that can be read',
      fix: 'Close what is open near this place; write < and { as \\< and \\{ in text.',
    };
  }
  return {
    file,
    found: String(error),
    expected: 'content that renders',
    fix: 'Simplify the page until it builds, then report the construct.',
  };
}

/** Some messages carry their place in the text alone: “(8:1-8:22)”. */
function lineOf({ line, reason }: VFileMessage): { line?: number } {
  const found = line ?? Number(/\((\d+):\d+/.exec(reason)?.[1]);
  return Number.isInteger(found) ? { line: found } : {};
}
