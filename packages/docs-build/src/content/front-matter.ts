import type { FrontMatter } from 'docs-shell/page-document';
import { LineCounter, parseDocument } from 'yaml';
import { z } from 'zod';
import type { Fault } from '../faults';

const frontMatterSchema = z.strictObject({
  title: z.string().min(1),
  description: z.string().min(60).max(160),
});

const expectations: Readonly<Record<string, string>> = {
  title: 'a title',
  description: 'a description of 60 to 160 characters',
};

interface FrontMatterResult {
  /** Usable even with faults, so that the rest of the page can be checked too. */
  readonly frontMatter: FrontMatter;
  readonly faults: readonly Fault[];
}

/** Reads a page's front matter. `yamlLine` is the line of its first line in the file. */
export function parseFrontMatter(
  yaml: string | undefined,
  file: string,
  yamlLine: number,
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
  if (parsed.success) {
    return { frontMatter: parsed.data, faults: syntaxFaults };
  }
  const lineOf = (key: string): number => {
    const range = (document.get(key, true) as { range?: [number, number, number] } | undefined)
      ?.range;
    return range ? yamlLine + lineCounter.linePos(range[0]).line - 1 : Math.max(1, yamlLine - 1);
  };
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
    const length = typeof given === 'string' ? ` of ${given.length} characters` : '';
    return [
      {
        file,
        line: lineOf(key),
        path: key,
        found:
          given === undefined ? `no ${key}` : `a ${key}${length || ` of type ${typeof given}`}`,
        expected: expectations[key] ?? issue.message,
        fix: `Write “${key}: …” between the dashes at the top of the page.`,
      },
    ];
  });
  return {
    frontMatter: { title: file, description: '', ...pickStrings(value) },
    faults: syntaxFaults.length > 0 ? syntaxFaults : schemaFaults,
  };
}

function pickStrings(value: unknown): Partial<FrontMatter> {
  const title: unknown =
    typeof value === 'object' && value !== null ? Reflect.get(value, 'title') : undefined;
  return typeof title === 'string' ? { title } : {};
}
