import { escapeHtml } from '../../lib/escape';

/** Returns inline code as HTML. */
export function codeHtml(text: string): string {
  return `<code>${escapeHtml(text)}</code>`;
}

/** Returns HTML as a link, or unchanged if there is no URL. */
export function linkHtml(html: string, href: string | undefined): string {
  if (href === undefined) return html;
  const rel = /^[/#]/.test(href) ? '' : ' rel="external noopener"';
  return `<a href="${escapeHtml(href)}"${rel}>${html}</a>`;
}
