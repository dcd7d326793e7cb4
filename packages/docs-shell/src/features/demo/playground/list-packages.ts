/** The packages of import specifiers, each once: `@mui/material/Button` → `@mui/material`. */
export function listPackages(specifiers: Iterable<string>): string[] {
  const names = [...specifiers].map((specifier) => {
    const [first = '', second = ''] = specifier.split('/');
    return first.startsWith('@') ? `${first}/${second}` : first;
  });
  return [...new Set(names)].sort();
}
