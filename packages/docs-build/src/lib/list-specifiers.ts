import { parseSync } from 'vite';

/**
 * Returns the specifiers that code imports or exports again, those of types included. After a syntax error some may be missing.
 *
 * @param file name with an ending, which tells the language
 */
export function listSpecifiers(file: string, code: string): readonly string[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, code).module;
  const specifiers = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    ...dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
      const [, text] =
        /^(?:'([^']*)'|"([^"]*)")$/.exec(code.slice(start, end))?.filter(Boolean) ?? [];
      return text ?? [];
    }),
  ];
  return [...new Set(specifiers)];
}
