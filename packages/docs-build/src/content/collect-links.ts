import { Parser } from 'htmlparser2';

/** Returns the addresses that a page's content links to, as they are written, each once and in order. */
export function collectLinks(html: string): readonly string[] {
  const addresses = new Set<string>();
  const parser = new Parser({
    onopentag: (name, { href }) => {
      if (name === 'a' && href) addresses.add(href);
    },
  });
  parser.end(html);
  return [...addresses];
}
