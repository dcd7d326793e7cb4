import { isRecord } from '../../client/is-record';

/** What is shown of a network's ad, and what is requested when it is: every address is `https:`. */
export interface Ad {
  readonly link: string;
  readonly image?: string;
  readonly company: string;
  readonly description: string;
  /** `statimp`, then each pixel (SPEC AD-1). */
  readonly impressions: readonly string[];
}

/** What the page knows besides the listing. */
export interface AdSurroundings {
  /** Origins that pictures and pixels may come from: the page's policy stops all others anyway, and complains. */
  readonly hosts: readonly string[];
  /** Seconds since 1970. */
  readonly now: number;
}

/** More than a place of this size can show. */
const longestText = 300;
/** More than any network asks for. */
const mostPixels = 50;

/** The first ad of a listing that leads anywhere (SPEC AD-1). What a stranger wrote is taken for nothing but text. */
export function parseAd(listing: unknown, surroundings: AdSurroundings): Ad | undefined {
  const entries: readonly unknown[] =
    isRecord(listing) && Array.isArray(listing['ads']) ? listing['ads'] : [];
  for (const entry of entries) {
    const link = isRecord(entry) ? parseHttps(entry['statlink']) : undefined;
    if (isRecord(entry) && link) {
      const [image] = listAllowed([entry['image']], surroundings);
      return {
        link: link.href,
        ...(image !== undefined && { image }),
        company: cleanText(entry['company']),
        description: cleanText(entry['description']),
        impressions: listImpressions(entry, surroundings),
      };
    }
  }
  return undefined;
}

function listImpressions(
  { statimp, pixel, timestamp }: Readonly<Record<string, unknown>>,
  surroundings: AdSurroundings,
): string[] {
  const isGiven = (typeof timestamp === 'string' && timestamp !== '') || Number.isFinite(timestamp);
  const time = encodeURIComponent(String(isGiven ? timestamp : surroundings.now));
  const pixels = typeof pixel === 'string' ? pixel.split('||').slice(0, mostPixels) : [];
  const stamped = pixels.map((address) => address.replaceAll('[timestamp]', () => time));
  return listAllowed([statimp, ...stamped], surroundings);
}

function listAllowed(addresses: readonly unknown[], { hosts }: AdSurroundings): string[] {
  return addresses.flatMap((address) => {
    const url = parseHttps(address);
    return url && hosts.includes(url.origin) ? [url.href] : [];
  });
}

/** Networks also write addresses without scheme, which are those of the page's own; here they are `https:`. */
function parseHttps(value: unknown): URL | undefined {
  const text = typeof value === 'string' ? value.trim() : '';
  const absolute = text.startsWith('//') ? `https:${text}` : text;
  const url = URL.canParse(absolute) ? new URL(absolute) : undefined;
  return url?.protocol === 'https:' ? url : undefined;
}

/** One line, without signs that turn the direction of what follows. */
function cleanText(value: unknown): string {
  const text = typeof value === 'string' ? value : '';
  return text
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, longestText);
}
