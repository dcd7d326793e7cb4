import { fetchListing } from './fetch-listing.client';
import { parseAd, type Ad } from './parse-ad.client';

/** What looking for an ad needs. */
export interface AdSearch {
  readonly listingUrl: string;
  readonly hosts: readonly string[];
  /** Ends the search. */
  readonly signal: AbortSignal;
  readonly fetchListing?: typeof fetchListing;
}

/** How often a network is asked (SPEC AD-1). */
const mostAttempts = 10;
/** Milliseconds more to wait each time that there was no answer to read. */
const pause = 100;

/** Asks until a listing has an ad that leads anywhere, ten times at most (SPEC AD-1). */
export async function findAd(search: AdSearch): Promise<Ad | undefined> {
  const { listingUrl, hosts, signal, fetchListing: ask = fetchListing } = search;
  for (let attempt = 1; attempt <= mostAttempts && !signal.aborted; attempt += 1) {
    const listing = await ask(listingUrl, signal);
    const ad = parseAd(listing, { hosts, now: Math.floor(Date.now() / 1000) });
    if (ad) {
      return ad;
    }
    if (listing === undefined) {
      // Who is down is not asked harder.
      await new Promise((resolve) => setTimeout(resolve, pause * attempt));
    }
  }
  return undefined;
}
