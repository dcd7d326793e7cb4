/** Languages of code fences. `diff` is plain text whose first column marks added and removed lines. */
export const codeLanguages = [
  'bash',
  'css',
  'diff',
  'html',
  'js',
  'json',
  'jsx',
  'md',
  'text',
  'ts',
  'tsx',
  'yaml',
] as const;

export type CodeLanguage = (typeof codeLanguages)[number];

/** Languages with a grammar. The others are not highlighted. */
export function hasGrammar(
  language: CodeLanguage,
): language is Exclude<CodeLanguage, 'diff' | 'text'> {
  return language !== 'diff' && language !== 'text';
}
