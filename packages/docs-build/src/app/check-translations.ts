import type { Fault } from '../faults';
import type { ContentFile } from './types';

/** Translations of pages that English, the language shown where one is missing, does not have (SPEC CT-9). */
export function checkTranslations(contentFiles: readonly ContentFile[]): readonly Fault[] {
  const english = new Set(
    contentFiles.filter((page) => page.language === 'en').map((page) => page.slug),
  );
  return contentFiles.flatMap(({ sourceFile, slug, language }) => {
    if (sourceFile.endsWith('.en.mdx')) {
      return [
        {
          file: sourceFile,
          found: 'the language en in the name',
          expected: 'no language in the name of an English page',
          fix: `Rename it to ${slug}.mdx.`,
        },
      ];
    }
    if (english.has(slug)) return [];
    return [
      {
        file: sourceFile,
        found: `a page in ${language} without the English one`,
        expected: `content/${slug}.mdx`,
        fix: `Write content/${slug}.mdx, or correct the name.`,
      },
    ];
  });
}
