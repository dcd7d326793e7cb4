/** Returns the names of types in a type's text, each once, without `React.Ref` and keys of objects. */
export function listTypeNames(text: string): string[] {
  const bare = text
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .replaceAll(/'[^']*'|"[^"]*"/g, '')
    .replaceAll(/\b(React|JSX|Intl)\.[\w.]+/g, '');
  const names = bare.matchAll(/(?<![\w.$])[A-Z]\w*(?:\.[A-Z]\w*)*(?!\w*\??:)/g);
  return [...new Set([...names].map(([name]) => name))];
}
