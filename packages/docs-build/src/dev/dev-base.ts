/**
 * Path below which browsers reach the server of modules, on the port of the pages. So a page can be opened by any name of the
 * machine, and through one forwarded port.
 */
export const devBase = '/@dev';

/** Returns whether a request of a browser is for the server of modules. */
export function isBelowDevBase(url = ''): boolean {
  return url.startsWith(`${devBase}/`);
}

/** Removes `devBase` from the beginning of a path. */
export function withoutDevBase(url: string): string {
  return isBelowDevBase(url) ? url.slice(devBase.length) : url;
}

/** Removes `devBase`, and the origin before it, from all URLs in a text of the browser. */
export function shortenDevUrls(text: string): string {
  return text.replaceAll(new RegExp(`(?:https?://[^/\\s]+)?${devBase}(?=/)`, 'g'), '');
}
