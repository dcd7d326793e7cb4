/**
 * Makes the links in the markdown of a page absolute: they must also work where the reader pastes them. Code stays as it
 * is.
 *
 * @param address address of the page
 */
export function withAbsoluteLinks(markdown: string, address: string): string {
  let fence = '';
  return markdown
    .split('\n')
    .map((line) => {
      const [, marks = ''] = /^\s*(`{3,})/.exec(line) ?? [];
      if (fence !== '' || marks !== '') {
        const isEnd = fence !== '' && marks.length >= fence.length;
        fence = isEnd ? '' : fence || marks;
        return line;
      }
      return line.replaceAll(
        /\]\(([/#][^)\s]*)/g,
        (_, href: string) => `](${new URL(href, address).href}`,
      );
    })
    .join('\n');
}
