const quoted = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/.source;
const spaces = new RegExp(`(${quoted})|\\s+`, 'g');
/** Separators before closing brackets, and the bar before a union. */
const punctuation = new RegExp(`(${quoted})|[;,](?=[})\\]>])|(?<=^|[(<[{:=,;])\\|`, 'g');

/**
 * Returns code without what formatting alone changes: white space, quotes, separators before closing brackets, and the
 * bar before a union. Two types can differ after this and still mean the same.
 */
export function normalizeCode(code: string): string {
  return code
    .replaceAll(spaces, (_, text?: string) => (text === undefined ? '' : `'${text.slice(1, -1)}'`))
    .replaceAll(punctuation, (_, text?: string) => text ?? '');
}
