/** Escapes text between tags. */
export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Escapes text for HTML, including values of attributes in double quotes. */
export function escapeHtml(text: string): string {
  return escapeText(text).replaceAll('"', '&quot;');
}

/** Escapes text for XML, including values of attributes. */
export function escapeXml(text: string): string {
  return escapeHtml(text).replaceAll("'", '&apos;');
}
