/** Languages that a code fence may name. `diff` is plain text whose first column says what came and went. */
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

/** Those that have a grammar: the others are shown as they are. */
export function hasGrammar(
  language: CodeLanguage,
): language is Exclude<CodeLanguage, 'diff' | 'text'> {
  return language !== 'diff' && language !== 'text';
}
