import type { Diagnostic } from 'diagnostics';
import { parseWithDiagnostics } from 'diagnostics/zod';
import type { FrontMatter } from 'docs-shell/page-document';
import { LineCounter, parseDocument, type Document } from 'yaml';
import { z } from 'zod';
import { memoizeByText } from '../lib/memoize-by-text';
import { parsePlainYaml } from './plain-yaml';

const description = 'a description of 60 to 160 characters';
const components = 'a list of exported names, such as [Button, ButtonGroup]';
const githubSource =
  'a path in the repository of the library, such as packages/mui-material/src/Button';
const packageName = 'the name of a package, such as @mui/x-charts';
const waiAria =
  'an address at www.w3.org, such as https://www.w3.org/WAI/ARIA/apg/patterns/button/';

const anchor = z
  .string('ids of headings: “old-id: new-id”')
  .regex(/^[^\s#]+$/, 'ids of headings: “old-id: new-id”');

const frontMatterSchema = z.strictObject({
  title: z.string('a title').min(1, 'a title'),
  navigationTitle: z.string('a text').min(1, 'a text').exactOptional(),
  description: z.string(description).min(60, description).max(160, description),
  product: z.string('the id of the product that owns the address').min(1).exactOptional(),
  components: z
    .array(z.string(components).regex(/^[A-Za-z]\w*$/, components), components)
    .min(1, components)
    .exactOptional(),
  githubSource: z
    .string(githubSource)
    .regex(/^(?!\.)[\w@.-]+(\/(?!\.)[\w@.-]+)*$/, githubSource)
    .exactOptional(),
  package: z
    .string(packageName)
    .regex(/^(?:@[\w.-]+\/)?[\w-][\w.-]*$/, packageName)
    .exactOptional(),
  waiAria: z
    .string(waiAria)
    .regex(/^https:\/\/www\.w3\.org\/\S+$/, waiAria)
    .exactOptional(),
  anchors: z.record(anchor, anchor).exactOptional(),
  ads: z.boolean('false, for a page without advertisements').exactOptional(),
  imported: z.literal(true, 'true, which docs import wrote').exactOptional(),
});

interface FrontMatterResult {
  /** Usable even with diagnostics, so that the rest of the page can be checked. */
  readonly frontMatter: FrontMatter;
  readonly diagnostics: readonly Diagnostic[];
}

interface FrontMatterLocation {
  readonly file: string;
  /** The line of the first line of the front matter in the file. */
  readonly yamlLine: number;
  /** The product that owns the page's address. */
  readonly productId?: string | undefined;
}

/** Reads a page's front matter. */
export function parseFrontMatter(
  yaml: string | undefined,
  { file, yamlLine, productId }: FrontMatterLocation,
): FrontMatterResult {
  const lineCounter = new LineCounter();
  const document = parseDocument(yaml ?? '', { lineCounter });
  const syntaxDiagnostics = document.errors.map((error): Diagnostic => ({
    file,
    line: yamlLine + lineCounter.linePos(error.pos[0]).line - 1,
    code: 'DOCS1004',
    received: error.message.split('\n')[0] ?? error.code,
    expected: 'front matter in YAML',
    hint: 'Correct the lines between the dashes.',
  }));
  const { value, diagnostics: aliases } = toValue(document, { file, yamlLine });
  syntaxDiagnostics.push(...aliases);
  const lineOf = (key: string): number => {
    const range = (document.get(key, true) as { range?: [number, number, number] } | undefined)
      ?.range;
    return range ? yamlLine + lineCounter.linePos(range[0]).line - 1 : Math.max(1, yamlLine - 1);
  };
  const parsed = parseWithDiagnostics(frontMatterSchema, value, {
    file,
    lineOf: ([key = 'title']) => lineOf(String(key)),
    describe: ({ kind, path, value: given }) => {
      const key = String(path[0] ?? 'title');
      if (kind === 'missing') {
        return { hint: `Write “${key}: …” between the dashes at the top of the page.` };
      }
      return key === 'description' && typeof given === 'string'
        ? { received: `a description of ${given.length} characters` }
        : {};
    },
  });
  if (!parsed.data) {
    return {
      frontMatter: { title: file, description: '', ...pickStrings(value) },
      diagnostics: syntaxDiagnostics.length > 0 ? syntaxDiagnostics : parsed.diagnostics,
    };
  }
  const { product } = parsed.data;
  if (product === undefined || productId === undefined || product === productId) {
    return { frontMatter: parsed.data, diagnostics: syntaxDiagnostics };
  }
  const foreignProduct: Diagnostic = {
    code: 'DOCS3003',
    file,
    line: lineOf('product'),
    path: 'product',
    received: `the product “${product}”`,
    expected: `${productId}, which owns the address of the page`,
    hint: 'Correct it, or move the page to the app of that product.',
  };
  return { frontMatter: parsed.data, diagnostics: [foreignProduct] };
}

/** Aliases can make a few lines refer to themselves, or grow without end. */
function toValue(
  document: Document.Parsed,
  { file, yamlLine }: Pick<FrontMatterLocation, 'file' | 'yamlLine'>,
): { readonly value: unknown; readonly diagnostics: readonly Diagnostic[] } {
  if (document.errors.length > 0) return { value: {}, diagnostics: [] };
  try {
    const value: unknown = document.toJS({ maxAliasCount: 0 }) ?? {};
    return { value, diagnostics: [] };
  } catch (error) {
    const alias: Diagnostic = {
      file,
      line: yamlLine,
      code: 'DOCS1004',
      received: `an alias: ${error instanceof Error ? error.message : String(error)}`,
      expected: 'front matter that writes each value out',
      hint: 'Replace each *name by its value.',
    };
    return { value: {}, diagnostics: [alias] };
  }
}

function pickStrings(value: unknown): Partial<FrontMatter> {
  const title: unknown =
    typeof value === 'object' && value !== null ? Reflect.get(value, 'title') : undefined;
  return typeof title === 'string' ? { title } : {};
}

/**
 * Returns the front matter of a page without its diagnostics, which are reported when the page is compiled.
 *
 * @param file - absolute
 */
export function readFrontMatter(file: string, source: string): FrontMatter {
  return parseYaml(file, /^---\r?\n(.*?)\r?\n---/s.exec(source)?.[1] ?? '');
}

/**
 * The title of a page without one is that of its file, which the caller knows. With 1,000 pages, the YAML parser would take
 * a tenth of the time until the first page of `docs dev`.
 */
const parseYaml = memoizeByText((_, yaml) => {
  const plain = frontMatterSchema.safeParse(parsePlainYaml(yaml));
  return plain.success ? plain.data : parseFrontMatter(yaml, { file: '', yamlLine: 1 }).frontMatter;
});
