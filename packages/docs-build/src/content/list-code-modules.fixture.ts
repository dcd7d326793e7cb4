import { createProcessor } from '@mdx-js/mdx';
import path from 'node:path';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import { visit } from 'unist-util-visit';
import { parseCodeMeta } from './parse-code-meta';

/** A code block that is a complete TypeScript module. */
export interface CodeModule {
  /** Line of the page that has the first line of the code. */
  readonly line: number;
  /** Name of its file, which no other block of the page has. */
  readonly file: string;
  /** The code. Relative imports name the file of another block of the page, or a file of the reader. */
  readonly text: string;
  /** Adds to the types of a package, for all modules that are compiled with it. */
  readonly isAugmenting: boolean;
}

/** The modules of a page. */
export interface CodeModules {
  readonly modules: readonly CodeModule[];
  /** For each module that is left out, a package that it needs and that is not installed. */
  readonly missing: readonly string[];
}

/** Declarations of what a page leaves to its readers: files such as `./App`, and variables of their bundler. */
export const readerDeclarations = `declare module 'own-file:*';
interface ImportMeta { readonly env: Readonly<Record<string, any>> }
`;

interface Block {
  readonly line: number;
  /** The path in its title, without its extension. */
  readonly name: string;
  readonly file: string;
  readonly code: string;
}

/** What a module imports or augments: `from '…'`, `import '…'`, `import('…')` and `declare module '…'`. */
const specifierPattern = /(\bfrom\s+|\bimport\s+|\bimport\(\s*|\bdeclare module\s+)(['"])(.+?)\2/g;

/**
 * Returns the modules of a page: code blocks in `ts` or `tsx` with a line that begins with `import` or `export`. Others
 * are excerpts, which may use what they do not declare.
 *
 * @param isInstalled whether modules can import a package
 */
export function listCodeModules(mdx: string, isInstalled: (name: string) => boolean): CodeModules {
  const blocks: Block[] = [];
  const missing: string[] = [];
  for (const block of listBlocks(mdx)) {
    const specifiers = [...block.code.matchAll(specifierPattern)].map((match) => match[3] ?? '');
    const names = specifiers.filter((specifier) => !specifier.startsWith('.')).map(toPackageName);
    const absent = names.find((name) => !isInstalled(name));
    if (absent === undefined) blocks.push(block);
    else missing.push(absent);
  }
  const modules = blocks.map((block, index) => ({
    line: block.line,
    file: block.file,
    text: nameFiles(block, (name) => findNearest(blocks, index, name)),
    isAugmenting: /^\s*declare module\b/m.test(block.code),
  }));
  return { modules, missing };
}

function listBlocks(mdx: string): Block[] {
  const blocks: Block[] = [];
  const processor = createProcessor({ remarkPlugins: [remarkFrontmatter, remarkGfm] });
  visit(processor.parse(mdx), 'code', ({ lang, meta, value, position }) => {
    if ((lang !== 'ts' && lang !== 'tsx') || !position) return;
    if (!/^(?:import|export)\b/m.test(value)) return;
    const line = position.start.line + 1;
    const { title = '' } = parseCodeMeta(meta ?? '', lang, value);
    const name = title.replace(/(?:\.d)?\.tsx?$/, '');
    // A file of declarations is compiled as a module, because the compiler does not check declarations.
    blocks.push({ line, name, file: `line-${line}.${lang}`, code: `${value}\n` });
  });
  return blocks;
}

function nameFiles({ name, code }: Block, find: (name: string) => Block | undefined): string {
  return code.replaceAll(
    specifierPattern,
    (whole: string, before: string, quote: string, specifier: string) => {
      if (!specifier.startsWith('.')) return whole;
      const target = find(path.posix.join(path.posix.dirname(name), specifier));
      const file = target ? `./${target.file.replace(/\.tsx?$/, '')}` : `own-file:${specifier}`;
      return `${before}${quote}${file}${quote}`;
    },
  );
}

/** A page may show several versions of a file. A block uses the last version before it. */
function findNearest(blocks: readonly Block[], index: number, name: string): Block | undefined {
  const isWanted = (block: Block) => block.name === name;
  return blocks.slice(0, index).findLast(isWanted) ?? blocks.slice(index + 1).find(isWanted);
}

function toPackageName(specifier: string): string {
  const parts = specifier.split('/');
  return parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/');
}
