import type { Root } from 'mdast';
import { directiveFromMarkdown } from 'mdast-util-directive';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { mdxFromMarkdown } from 'mdast-util-mdx';
import { directive } from 'micromark-extension-directive';
import { gfm } from 'micromark-extension-gfm';
import { mdxjs } from 'micromark-extension-mdxjs';
import { isMap, LineCounter, parseDocument } from 'yaml';
import { nestHtml } from './nest-html';

/** A page's source in parts. */
export interface ParsedSource {
  readonly frontMatter: Readonly<Record<string, unknown>>;
  /** The line of a key in the file. */
  readonly lineOf: (key: string) => number;
  /** Problems of the front matter. */
  readonly problem?: string;
  /** Why the page is not valid MDX, with a line of the file. It is read as markdown with HTML. */
  readonly mdxProblem?: { readonly reason: string; readonly line: number };
  readonly root: Root;
  /** Number of lines before the first line that the tree counts. */
  readonly lineOffset: number;
  /** The text below the front matter. Offsets in the tree count its characters. */
  readonly body: string;
}

interface ParseOptions {
  /** Whether to read MDX. A page that is not MDX is read as markdown with HTML. */
  readonly mdx: boolean;
  /** Changes the text before it is parsed. It must not change the number of lines. */
  readonly prepare?: (body: string) => string;
}

/** Parses markdown or MDX with directives, tables and front matter. HTML becomes elements, as in MDX. */
export function parseSource(source: string, { mdx, prepare }: ParseOptions): ParsedSource {
  const { text, head, yaml } = splitSource(source);
  const body = (prepare ?? ((same: string) => same))(prepareDirectives(text.slice(head.length)));
  const lineOffset = head.split('\n').length - 1;
  const common = { ...parseYaml(yaml), lineOffset, body };
  if (!mdx) return { ...common, root: parseMarkdown(body) };
  const parsed = parseMdx(body);
  if ('root' in parsed) return { ...common, root: parsed.root };
  const { reason, line } = parsed;
  return {
    ...common,
    root: parseBrokenMdx(body),
    mdxProblem: { reason, line: line + lineOffset },
  };
}

/** Parses the front matter of a page only. */
export function parseFrontMatter(source: string): Readonly<Record<string, unknown>> {
  return parseYaml(splitSource(source).yaml).frontMatter;
}

/** `head` is the front matter with its marks. */
function splitSource(source: string) {
  const text = source.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const [head = '', yaml = ''] = /^---[ \t]*\n(?:(.*?)\n)?---[ \t]*(?:\n|$)/s.exec(text) ?? [];
  return { text, head, yaml };
}

function parseYaml(yaml: string): Pick<ParsedSource, 'frontMatter' | 'lineOf' | 'problem'> {
  const counter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: counter });
  const [error] = document.errors;
  // Other generators take the last of two equal keys. All else that is wrong makes the values unreliable.
  const isReadable = document.errors.every(({ code }) => code === 'DUPLICATE_KEY');
  const value: unknown = isReadable ? document.toJS({ maxAliasCount: 100 }) : undefined;
  const pairs = isMap(document.contents) ? document.contents.items : [];
  return {
    frontMatter: Object.fromEntries(
      typeof value === 'object' && value !== null ? Object.entries(value) : [],
    ),
    lineOf: (key) => {
      const pair = pairs.find((item) => String(item.key) === key);
      const { range } = (pair?.key ?? {}) as { range?: readonly number[] };
      return range?.[0] === undefined ? 1 : counter.linePos(range[0]).line + 1;
    },
    ...(error && { problem: error.message.split('\n')[0] ?? error.code }),
  };
}

/** `:::tip Title` and `::: tip Title` are `:::tip[Title]` for the parser. Lines of code stay as they are. */
function prepareDirectives(text: string): string {
  return mapProse(text, (line) =>
    line.replace(
      /^(\s*:{3,})[ \t]*([A-Za-z][\w-]*)[ \t]*(\[.*\])?[ \t]*(\{.*\})?[ \t]*(.*)$/,
      (_, colons: string, name: string, ...[label = '', attributes = '', title = '']: string[]) =>
        `${colons}${name}${label || (title && `[${title.replaceAll(/([[\]])/g, '\\$1')}]`)}${attributes}`,
    ),
  );
}

/** Replaces each line that is not part of a code block. */
export function mapProse(text: string, replace: (line: string) => string): string {
  let fence: string | undefined;
  return text
    .split('\n')
    .map((line) => {
      const mark = /^\s*(?:[>*+-]\s+)*(`{3,}|~{3,})/.exec(line)?.[1];
      if (fence === undefined) {
        fence = mark;
        return mark === undefined ? replace(line) : line;
      }
      if (mark?.startsWith(fence) && /^[\s>`~*+-]*$/.test(line)) fence = undefined;
      return line;
    })
    .join('\n');
}

/** Containers and leaves, but not `a:b` in a line of text. */
function blockDirectives() {
  const { flow } = directive();
  return { ...(flow && { flow }) };
}

function parseMarkdown(body: string): Root {
  return nestHtml(
    fromMarkdown(body, {
      extensions: [gfm(), blockDirectives()],
      mdastExtensions: [gfmFromMarkdown(), directiveFromMarkdown()],
    }),
  );
}

function parseMdx(body: string): { root: Root } | { reason: string; line: number } {
  try {
    const root = fromMarkdown(withoutComments(escapeIds(body)), {
      extensions: [gfm(), blockDirectives(), mdxjs()],
      mdastExtensions: [gfmFromMarkdown(), directiveFromMarkdown(), mdxFromMarkdown()],
    });
    return { root };
  } catch (error) {
    const { reason, line } = error as { reason?: unknown; line?: unknown };
    return { reason: String(reason ?? error), line: typeof line === 'number' ? line : 1 };
  }
}

const importStatement = /^import\s[^;'"]*?['"][^'"\n]+['"];?[ \t]*$/gm;

/** Markdown would show the imports of the page as text. */
function parseBrokenMdx(body: string): Root {
  const imports = [...body.matchAll(importStatement)].map(([text]) => text);
  const rest = body.replaceAll(importStatement, (text) => text.replaceAll(/[^\n]/g, ''));
  const root = parseMarkdown(rest);
  root.children.unshift(...imports.map((value) => ({ type: 'mdxjsEsm' as const, value })));
  return root;
}

/** MDX would read `## Heading {#id}` as an expression. */
function escapeIds(body: string): string {
  return mapProse(body, (line) => line.replace(/^(#{1,6}\s.*)\{(#[^{}]+)\}\s*$/, '$1\\{$2\\}'));
}

/** MDX has no HTML comments. Their lines stay, so that line numbers are correct. */
function withoutComments(body: string): string {
  let isComment = false;
  return mapProse(body, (line) => {
    let rest = line;
    let kept = '';
    while (rest !== '') {
      const mark = rest.indexOf(isComment ? '-->' : '<!--');
      if (mark < 0) return isComment ? kept : kept + rest;
      if (!isComment) kept += rest.slice(0, mark);
      rest = rest.slice(mark + (isComment ? 3 : 4));
      isComment = !isComment;
    }
    return kept;
  });
}
