import type { FrontMatter } from 'docs-shell/page-document';
import { LineCounter, parseDocument } from 'yaml';
import { z } from 'zod';
import type { Fault } from '../faults';

const frontMatterSchema = z.strictObject({
  title: z.string().min(1),
  description: z.string().min(60).max(160),
  product: z.string().min(1).exactOptional(),
  components: z
    .array(z.string().regex(/^[A-Za-z]\w*$/))
    .min(1)
    .exactOptional(),
  githubSource: z
    .string()
    .regex(/^(?!\.)[\w@.-]+(\/(?!\.)[\w@.-]+)*$/)
    .exactOptional(),
  waiAria: z
    .string()
    .regex(/^https:\/\/www\.w3\.org\/\S+$/)
    .exactOptional(),
  ads: z.boolean().exactOptional(),
});

const expectations: Readonly<Record<keyof FrontMatter, string>> = {
  title: 'a title',
  description: 'a description of 60 to 160 characters',
  product: 'the id of the product that owns the address',
  components: 'a list of exported names, such as [Button, ButtonGroup]',
  githubSource: 'a path in the repository of the library, such as packages/mui-material/src/Button',
  waiAria: 'an address at www.w3.org, such as https://www.w3.org/WAI/ARIA/apg/patterns/button/',
  ads: 'false, for a page without advertisements',
};

function expectationOf(key: string): string | undefined {
  return Object.entries(expectations).find(([name]) => name === key)?.[1];
}

interface FrontMatterResult {
  /** Usable even with faults, so that the rest of the page can be checked too. */
  readonly frontMatter: FrontMatter;
  readonly faults: readonly Fault[];
}

interface FrontMatterPlace {
  readonly file: string;
  /** The line of the first line of the front matter in the file. */
  readonly yamlLine: number;
  /** The product that owns the page's address. */
  readonly productId?: string | undefined;
}

/** Reads a page's front matter. */
export function parseFrontMatter(
  yaml: string | undefined,
  { file, yamlLine, productId }: FrontMatterPlace,
): FrontMatterResult {
  const lineCounter = new LineCounter();
  const document = parseDocument(yaml ?? '', { lineCounter });
  const syntaxFaults = document.errors.map((error) => ({
    file,
    line: yamlLine + lineCounter.linePos(error.pos[0]).line - 1,
    found: error.message.split('\n')[0] ?? error.code,
    expected: 'front matter in YAML',
    fix: 'Mend the lines between the dashes.',
  }));
  const value: unknown = document.errors.length > 0 ? {} : (document.toJS() ?? {});
  const parsed = frontMatterSchema.safeParse(value);
  const lineOf = (key: string): number => {
    const range = (document.get(key, true) as { range?: [number, number, number] } | undefined)
      ?.range;
    return range ? yamlLine + lineCounter.linePos(range[0]).line - 1 : Math.max(1, yamlLine - 1);
  };
  if (parsed.success) {
    const { product } = parsed.data;
    const isStranger = product !== undefined && productId !== undefined && product !== productId;
    const stranger: Fault = {
      file,
      line: lineOf('product'),
      path: 'product',
      found: `the product “${product}”`,
      expected: `${productId}, which owns the address of the page`,
      fix: 'Correct it, or move the page to the app of that product.',
    };
    return { frontMatter: parsed.data, faults: isStranger ? [stranger] : syntaxFaults };
  }
  const schemaFaults = parsed.error.issues.flatMap((issue): Fault[] => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({
        file,
        line: lineOf(key),
        path: key,
        found: `the unknown key “${key}”`,
        expected: `one of: ${Object.keys(expectations).join(', ')}`,
        fix: 'Remove or rename the key.',
      }));
    }
    const key = String(issue.path[0] ?? 'title');
    const given: unknown =
      typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
    return [
      {
        file,
        line: lineOf(key),
        path: key,
        found: describeGiven(key, given),
        expected: expectationOf(key) ?? issue.message,
        fix: `Write “${key}: …” between the dashes at the top of the page.`,
      },
    ];
  });
  return {
    frontMatter: { title: file, description: '', ...pickStrings(value) },
    faults: syntaxFaults.length > 0 ? syntaxFaults : schemaFaults,
  };
}

function describeGiven(key: string, given: unknown): string {
  if (given === undefined) return `no ${key}`;
  if (key === 'description' && typeof given === 'string') {
    return `a ${key} of ${given.length} characters`;
  }
  return typeof given === 'string' || Array.isArray(given)
    ? `the ${key} ${JSON.stringify(given)}`
    : `a ${key} of type ${typeof given}`;
}

function pickStrings(value: unknown): Partial<FrontMatter> {
  const title: unknown =
    typeof value === 'object' && value !== null ? Reflect.get(value, 'title') : undefined;
  return typeof title === 'string' ? { title } : {};
}

/** The front matter of a source, for readers that need no more of it; its faults are told when it is compiled. */
export function readFrontMatter(source: string): FrontMatter {
  const yaml = /^---\r?\n(.*?)\r?\n---/s.exec(source)?.[1];
  return parseFrontMatter(yaml, { file: '', yamlLine: 1 }).frontMatter;
}
