import type { DocSearchSettings } from '../../../config';
import { isRecord } from '../../../lib/is-record';

/** Parses the settings of the hosted search that the search button carries; `undefined` if they are invalid. */
export function parseDocSearchSettings(text: string): DocSearchSettings | undefined {
  const value: unknown = JSON.parse(text === '' ? 'null' : text);
  if (!isRecord(value)) {
    return undefined;
  }
  const { appId, apiKey, indexName } = value;
  return typeof appId === 'string' && typeof apiKey === 'string' && typeof indexName === 'string'
    ? { appId, apiKey, indexName }
    : undefined;
}

/**
 * Returns the address on this site of a hit of the hosted search. Its crawler reads the published site, and a preview
 * has the same paths. For anything but an http(s) URL, the result leads to the current page.
 */
export function toSiteAddress(url: string): string {
  if (!URL.canParse(url, 'https://site.invalid')) {
    return '#';
  }
  const { protocol, pathname, search, hash } = new URL(url, 'https://site.invalid');
  return /^https?:$/.test(protocol) ? pathname.replace(/^\/{2,}/, '/') + search + hash : '#';
}
