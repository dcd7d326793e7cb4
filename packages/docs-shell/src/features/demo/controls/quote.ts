/** Writes a text as a literal in single quotes, as the demos do. */
export function quote(text: string): string {
  return `'${text.replaceAll(/[\\']/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`)}'`;
}

/** Returns the text of a literal that `quote` or the author wrote. */
export function unquote(code: string): string {
  return /^(['"]).*\1$/s.test(code)
    ? code
        .slice(1, -1)
        .replaceAll(/\\(.)/gs, (_, character: string) => (character === 'n' ? '\n' : character))
    : code;
}
