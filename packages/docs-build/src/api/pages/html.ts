/** Text as HTML. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** A piece of code within a sentence, as HTML. */
export function codeHtml(text: string): string {
  return `<code>${escapeHtml(text)}</code>`;
}

/** A link around HTML; without an address it is that HTML. */
export function linkHtml(html: string, href: string | undefined): string {
  if (href === undefined) return html;
  const rel = href.startsWith('/') ? '' : ' rel="external noopener"';
  return `<a href="${escapeHtml(href)}"${rel}>${html}</a>`;
}
