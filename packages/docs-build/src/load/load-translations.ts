import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { closestName, type Diagnostic, type DiagnosticMessage } from 'diagnostics';
import { parseWithDiagnostics } from 'diagnostics/zod';
import { en, type AppTranslations } from 'docs-shell/i18n';
import { glob } from 'tinyglobby';
import { z } from 'zod';
import { describeLanguages } from './check-translations';

const keys = Object.keys(en) as (keyof typeof en)[];
const text = z.string('a text').min(1, 'a text');

/**
 * The format of `translations/zh.json`: messages of the shell by key, titles by pathname. Missing texts are shown in
 * English.
 */
const translationsSchema = z.strictObject(
  {
    messages: z
      .partialRecord(z.enum(keys, 'a name of translations/en.ts'), text, 'an object of texts')
      .default({}),
    titles: z.record(z.string(), text, 'an object of texts').default({}),
  },
  'an object with messages and titles',
);

/** Reads the titles even if other parts are invalid. */
const titledSchema = z.object({ titles: z.record(z.string(), z.unknown()) });

interface TranslationContext {
  /** Languages besides English, from `product.ts`. */
  readonly languages: readonly string[];
  /** Pathnames of the navigation. */
  readonly pathnames: ReadonlySet<string>;
  /** The app's folder from the repository's root, for messages. Empty for the root itself. */
  readonly folder: string;
}

/** The translations of an app. */
export interface LoadedTranslations {
  readonly translations: Readonly<Record<string, AppTranslations>>;
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads and checks `translations/*.json`. */
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
    translations: Object.fromEntries(
      loaded.map(({ language, translations }) => [language, translations]),
    ),
    diagnostics: loaded.flatMap(({ diagnostics }) => diagnostics),
  };
}

function readTranslations(
  language: string,
  file: string,
  source: string,
  { languages, pathnames }: TranslationContext,
) {
  const parsed = parseJson(source);
  const result = parseWithDiagnostics(translationsSchema, parsed.value, { file });
  const diagnostics: Diagnostic[] = [];
  const report = (message: DiagnosticMessage & { readonly path?: string }) =>
    diagnostics.push({ file, ...message });
  if (!languages.includes(language)) {
    report({
      code: 'DOCS2020',
      received: `translations for ${language}`,
      expected: describeLanguages(languages),
      hint: `Add languages: ['${language}'] to product.ts, or delete the file.`,
    });
  }
  if (parsed.problem !== undefined) {
    report({
      code: 'DOCS1004',
      received: parsed.problem,
      expected: 'JSON',
      hint: 'Correct the syntax.',
    });
  } else {
    diagnostics.push(...result.diagnostics);
  }
  const { messages = {}, titles = {} } = result.data ?? {};
  const named = titledSchema.safeParse(parsed.value).data?.titles ?? {};
  for (const pathname of Object.keys(named).filter((key) => !pathnames.has(key))) {
    const meant = closestName(pathname, pathnames);
    report({
      path: `titles[${JSON.stringify(pathname)}]`,
      code: 'DOCS2023',
      received: `a title of ${pathname}, which is no entry of the navigation`,
      expected: 'the pathname of an entry',
      hint: meant === undefined ? 'Remove the title.' : `Did you mean ${JSON.stringify(meant)}?`,
    });
  }
  const translations: AppTranslations = { messages, titles };
  return { language, translations, diagnostics };
}

function parseJson(source: string): { readonly value?: unknown; readonly problem?: string } {
  try {
    return { value: JSON.parse(source) };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}
