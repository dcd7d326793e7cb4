import { fetchListing } from './fetch-listing.client';
import { parseAd, type Ad } from './parse-ad.client';

export interface AdSearch {
  readonly listingUrl: string;
  readonly hosts: readonly string[];
  /** Stops the search. */
  readonly signal: AbortSignal;
  /** Called for each request that ends without a response. */
  readonly onRefused?: () => void;
  readonly fetchListing?: typeof fetchListing;
}

const maxAttempts = 10;
/** The delay after a failed request grows by this time with each attempt. */
const backoffMs = 100;

/** Requests the listing until it has an ad with a valid link, at most ten times. */
export async function findAd(search: AdSearch): Promise<Ad | undefined> {
  const { listingUrl, hosts, signal, onRefused, fetchListing: request = fetchListing } = search;
  for (let attempt = 1; attempt <= maxAttempts && !signal.aborted; attempt += 1) {
    const listing = await request(listingUrl, signal, onRefused);
    const ad = parseAd(listing, { hosts, nowSeconds: Math.floor(Date.now() / 1000) });
    if (ad) {
      return ad;
    }
    if (listing === undefined) {
      // Do not add load to a network that is down.
      await new Promise((resolve) => setTimeout(resolve, backoffMs * attempt));
    }
  }
  return undefined;
}
