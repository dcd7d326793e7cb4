/**
 * Hosts of the simulated ad network: the listing's and one for pixels, which the fixture `everything-on` allows, and
 * one that it does not allow.
 */
export const adHosts = ['ads.example', 'pixels.example', 'stranger.example'] as const;

/** One of them. */
export type AdHost = (typeof adHosts)[number];
