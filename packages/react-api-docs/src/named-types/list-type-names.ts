/** Names of types within a type's text, each once; `React.Ref` and keys of objects are none. */
export function listTypeNames(text: string): string[] {
  const bare = text
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .replaceAll(/'[^']*'|"[^"]*"/g, '')
    .replaceAll(/\b(React|JSX|Intl)\.[\w.]+/g, '');
  const names = bare.matchAll(/(?<![\w.$])[A-Z]\w*(?:\.[A-Z]\w*)*(?!\w*\??:)/g);
  return [...new Set([...names].map(([name]) => name))];
}
