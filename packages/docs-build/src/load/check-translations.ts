import type { Diagnostic } from 'diagnostics';
import type { ContentFile } from './types';

/**
 * Reports translated pages without an English original, and pages in languages that the app is not published in.
 */
export function checkTranslations(
  contentFiles: readonly ContentFile[],
  languages: readonly string[],
): readonly Diagnostic[] {
  const english = new Set(
    contentFiles.filter((page) => page.language === 'en').map((page) => page.slug),
  );
  return contentFiles.flatMap(({ sourceFile, slug, language }) => {
    if (sourceFile.endsWith('.en.mdx')) {
      return [
        {
          file: sourceFile,
          code: 'DOCS2022',
          received: 'the language en in the name',
          expected: 'no language suffix in the file name of an English page',
          hint: `Rename it to ${slug}.mdx.`,
        },
      ];
    }
    const diagnostics: Diagnostic[] = [];
    if (language !== 'en' && !languages.includes(language)) {
      diagnostics.push({
        file: sourceFile,
        code: 'DOCS2020',
        received: `a page in ${language}`,
        expected: describeLanguages(languages),
        hint: `Add languages: ['${language}'] to product.ts, or delete the page.`,
      });
    }
    if (!english.has(slug)) {
      diagnostics.push({
        file: sourceFile,
        code: 'DOCS2021',
        received: `a page in ${language} without the English one`,
        expected: `content/${slug}.mdx`,
        hint: `Write content/${slug}.mdx, or correct the name.`,
      });
    }
    return diagnostics;
  });
}

/** Language codes that are accepted in file names. */
export function describeLanguages(languages: readonly string[]): string {
  return languages.length === 0
    ? 'English alone, because product.ts names no languages'
    : `one of the languages in product.ts: ${languages.join(', ')}`;
}
