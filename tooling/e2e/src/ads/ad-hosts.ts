/** Hosts of the network that the tests play, as `everything-on` is configured: the listing's, one for pixels, and a stranger. */
export const adHosts = ['ads.example', 'pixels.example', 'stranger.example'] as const;

/** One of them. */
export type AdHost = (typeof adHosts)[number];
