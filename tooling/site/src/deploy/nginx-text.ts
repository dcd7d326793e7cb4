/** A text as a parameter of nginx. Throws where nginx would read a variable, because it has no escape for `$`. */
export function quote(text: string): string {
  if (/\$(?=[\w{])/.test(text) || /[\0\r]/.test(text)) {
    throw new Error(`nginx cannot hold this text: ${JSON.stringify(text)}`);
  }
  return `"${text.replace(/[\\"]/g, '\\$&').replaceAll('\n', '\\n')}"`;
}

/** A text inside a regular expression of nginx, that matches itself. */
export function escapePattern(text: string): string {
  // `\$uri` would still be a variable for `quote`.
  return text.replace(/[\\^.*+?()[\]{}|]/g, '\\$&').replaceAll('$', '[$]');
}
