/**
 * The crawler knows the published site; a preview of it answers at the same path. What is no address of the web leads
 * to the page that is open.
 */
export function toOwnAddress(url: string): string {
  const { protocol, pathname, search, hash } = new URL(url, 'https://site.invalid');
  return /^https?:$/.test(protocol) ? pathname.replace(/^\/{2,}/, '/') + search + hash : '#';
}
