/** Returns the origin of an address without a path. Returns undefined for other texts. */
export function parseOrigin(text: string | undefined): string | undefined {
  if (text === undefined || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  return url.href === `${url.origin}/` && /^https?:/.test(url.href) ? url.origin : undefined;
}
