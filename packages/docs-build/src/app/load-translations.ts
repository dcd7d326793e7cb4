import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { closestName, describeValue } from 'docs-shell/manifest/schema';
import { en, type AppTranslations } from 'docs-shell/i18n';
import { glob } from 'tinyglobby';
import { z } from 'zod';
import type { Fault } from '../faults';
import { describeLanguages } from './check-translations';

const keys = Object.keys(en) as (keyof typeof en)[];
const text = z.string('a text').min(1, 'a text');

/** The form of `translations/zh.json`: words of the shell by name, titles by pathname. What is missing is English. */
const translationsSchema = z.strictObject(
  {
    messages: z
      .partialRecord(z.enum(keys, 'a name of translations/en.ts'), text, 'an object of texts')
      .default({}),
    titles: z.record(z.string(), text, 'an object of texts').default({}),
  },
  'an object with messages and titles',
);

/** Titles can be looked up although something else is wrong. */
const titledSchema = z.object({ titles: z.record(z.string(), z.unknown()) });
const recordSchema = z.record(z.string(), z.unknown());

interface TranslationContext {
  /** Languages beside English that `product.ts` names. */
  readonly languages: readonly string[];
  /** Pathnames of the navigation. */
  readonly pathnames: ReadonlySet<string>;
  /** The app's folder from the repository's root, for messages; empty for the root itself. */
  readonly folder: string;
}

/** What an app says in other languages. */
export interface LoadedTranslations {
  readonly translations: Readonly<Record<string, AppTranslations>>;
  readonly faults: readonly Fault[];
}

/** Reads and checks `translations/*.json` (SPEC CT-9). */
export async function loadTranslations(
  appDir: string,
  context: TranslationContext,
): Promise<LoadedTranslations> {
  const cwd = join(appDir, 'translations');
  const names = (await glob('*.json', { cwd })).sort();
  const loaded = await Promise.all(
    names.map(async (name) => {
      const language = name.replace(/\.json$/, '');
      const file = [context.folder, 'translations', name].filter(Boolean).join('/');
      return readTranslations(language, file, await readFile(join(cwd, name), 'utf8'), context);
    }),
  );
  return {
    translations: Object.fromEntries(loaded.map(({ language, words }) => [language, words])),
    faults: loaded.flatMap(({ faults }) => faults),
  };
}

function readTranslations(
  language: string,
  file: string,
  source: string,
  { languages, pathnames }: TranslationContext,
) {
  const parsed = parseJson(source);
  const result = translationsSchema.safeParse(parsed.value);
  const faults: Fault[] = [];
  const report = (fault: Omit<Fault, 'file'>) => faults.push({ file, ...fault });
  if (!languages.includes(language)) {
    report({
      found: `words in ${language}`,
      expected: describeLanguages(languages),
      fix: `Add languages: ['${language}'] to product.ts, or delete the file.`,
    });
  }
  if (parsed.problem !== undefined) {
    report({ found: parsed.problem, expected: 'JSON', fix: 'Correct the syntax.' });
  } else {
    for (const issue of result.error?.issues ?? []) report(describeIssue(issue, parsed.value));
  }
  const { messages = {}, titles = {} } = result.data ?? {};
  const named = titledSchema.safeParse(parsed.value).data?.titles ?? {};
  for (const pathname of Object.keys(named).filter((key) => !pathnames.has(key))) {
    const meant = closestName(pathname, pathnames);
    report({
      path: `titles[${JSON.stringify(pathname)}]`,
      found: `a title of ${pathname}, which is no entry of the navigation`,
      expected: 'the pathname of an entry',
      fix: meant === undefined ? 'Remove the title.' : `Did you mean ${JSON.stringify(meant)}?`,
    });
  }
  const words: AppTranslations = { messages, titles };
  return { language, words, faults };
}

function parseJson(source: string): { readonly value?: unknown; readonly problem?: string } {
  try {
    return { value: JSON.parse(source) };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

function describeIssue(issue: z.core.$ZodIssue, value: unknown): Omit<Fault, 'file'> {
  const path = issue.path.map(String).join('.');
  const name = String(issue.path.at(-1) ?? '');
  if (issue.code === 'invalid_key' || issue.code === 'unrecognized_keys') {
    const unknown = issue.code === 'unrecognized_keys' ? (issue.keys[0] ?? '') : name;
    const meant = closestName(unknown, path === '' ? ['messages', 'titles'] : keys);
    return {
      ...(path !== '' && { path }),
      found: `the unknown name ${JSON.stringify(unknown)}`,
      expected: path === '' ? 'messages and titles' : 'a name of docs-shell/i18n',
      fix: meant === undefined ? 'Remove it.' : `Did you mean ${JSON.stringify(meant)}?`,
    };
  }
  return {
    path,
    found: describeValue(issue.path.reduce<unknown>(step, value)),
    expected: issue.message,
    fix: `Write ${issue.message}.`,
  };
}

function step(value: unknown, key: PropertyKey): unknown {
  return recordSchema.safeParse(value).data?.[String(key)];
}
