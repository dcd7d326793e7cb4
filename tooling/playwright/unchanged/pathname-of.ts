/** Returns the decoded pathname of the URL of a request, such as `/joy-ui/?q=a`. */
export function pathnameOf(url: string): string {
  const { pathname } = new URL(url, 'http://site.test');
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}
