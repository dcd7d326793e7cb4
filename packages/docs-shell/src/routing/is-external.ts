/** Whether an entry's address leaves the site: an absolute http(s) URL. */
export function isExternal(address: string): boolean {
  return /^https?:\/\//i.test(address);
}
