import type { FrontMatter } from 'docs-shell/page-document';

/** The parts of a page that its markdown consists of. Generated pages have their own `markdown`. */
export interface MarkdownSource {
  readonly frontMatter: FrontMatter;
  /** Markdown before the first demo, between demos, and after the last. */
  readonly markdown: readonly string[];
  readonly demos: readonly DemoToWrite[];
}

interface DemoToWrite {
  readonly file: string;
  readonly title: string;
  /** Whether the demo is part of the page rather than an example to copy. */
  readonly isBare?: true;
}

/** Returns the page as plain markdown, with its demos as code. `sourceOf` returns the source of a demo. */
export function createPageMarkdown(
  { frontMatter, markdown, demos }: MarkdownSource,
  sourceOf: (file: string) => string,
): string {
  const parts = markdown.flatMap((segment, index) => {
    const demo = demos[index];
    return demo && !demo.isBare ? [segment, writeDemo(demo, sourceOf(demo.file))] : [segment];
  });
  return [`# ${frontMatter.title}`, `> ${frontMatter.description}`, ...parts]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join('\n\n')
    .concat('\n');
}

function writeDemo({ file, title }: DemoToWrite, source: string): string {
  const language = file.split('.').at(-1) ?? '';
  const name = file.split('/').at(-1) ?? file;
  // The fence must be longer than any run of backticks in the code.
  const longest = [...source.matchAll(/`{3,}/g)].map(([run]) => run.length);
  const fence = '`'.repeat(Math.max(2, ...longest) + 1);
  return `**${title}** (${name})\n\n${fence}${language}\n${source.trimEnd()}\n${fence}`;
}
