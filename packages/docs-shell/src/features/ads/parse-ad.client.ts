import { isRecord } from '../../lib/is-record';

/** An ad of a network. Every URL in it is `https:`. */
export interface Ad {
  readonly link: string;
  readonly image?: string;
  readonly company: string;
  readonly description: string;
  /** URLs to request when the ad is visible: `statimp`, then each pixel. */
  readonly impressions: readonly string[];
}

/** What an ad depends on besides the listing. */
export interface AdEnvironment {
  /** Origins that images and pixels may come from. The Content-Security-Policy blocks all others. */
  readonly hosts: readonly string[];
  /** Current time in seconds since 1970. */
  readonly nowSeconds: number;
}

/** More than the slot can show. */
const maxTextLength = 300;
/** More than any network uses. */
const maxPixels = 50;

/** Returns the first ad of a listing that has a valid link. The listing is untrusted: its texts are never markup. */
export function parseAd(listing: unknown, environment: AdEnvironment): Ad | undefined {
  const entries: readonly unknown[] =
    isRecord(listing) && Array.isArray(listing['ads']) ? listing['ads'] : [];
  for (const entry of entries) {
    const link = isRecord(entry) ? parseHttps(entry['statlink']) : undefined;
    if (isRecord(entry) && link) {
      const [image] = listAllowed([entry['image']], environment);
      return {
        link: link.href,
        ...(image !== undefined && { image }),
        company: cleanText(entry['company']),
        description: cleanText(entry['description']),
        impressions: listImpressions(entry, environment),
      };
    }
  }
  return undefined;
}

function listImpressions(
  { statimp, pixel, timestamp }: Readonly<Record<string, unknown>>,
  environment: AdEnvironment,
): string[] {
  const isGiven = (typeof timestamp === 'string' && timestamp !== '') || Number.isFinite(timestamp);
  const time = encodeURIComponent(String(isGiven ? timestamp : environment.nowSeconds));
  const pixels = typeof pixel === 'string' ? pixel.split('||').slice(0, maxPixels) : [];
  const stamped = pixels.map((address) => address.replaceAll('[timestamp]', () => time));
  return listAllowed([statimp, ...stamped], environment);
}

function listAllowed(addresses: readonly unknown[], { hosts }: AdEnvironment): string[] {
  return addresses.flatMap((address) => {
    const url = parseHttps(address);
    return url && hosts.includes(url.origin) ? [url.href] : [];
  });
}

/** Parses a URL. One without a scheme is `https:`, because ad networks omit the scheme. */
function parseHttps(value: unknown): URL | undefined {
  const text = typeof value === 'string' ? value.trim() : '';
  const absolute = text.startsWith('//') ? `https:${text}` : text;
  const url = URL.canParse(absolute) ? new URL(absolute) : undefined;
  return url?.protocol === 'https:' ? url : undefined;
}

/** Returns one line, without characters that change the text direction. */
function cleanText(value: unknown): string {
  const text = typeof value === 'string' ? value : '';
  return text
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, maxTextLength);
}
