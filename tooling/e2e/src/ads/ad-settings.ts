/** Hosts of the network that the tests play: the listing's, one for pixels that is configured, and one that is not. */
export const adHosts = ['ads.example', 'pixels.example', 'stranger.example'] as const;

/** One of them. */
export type AdHost = (typeof adHosts)[number];

/** The settings of a site with advertisement, and with analytics that hear of it. */
export const adSettings = {
  DOCS_AD_LISTING_URL: `https://${adHosts[0]}/listing.json?zone=1`,
  DOCS_AD_HOSTS: `https://${adHosts[1]}`,
  DOCS_GOOGLE_ANALYTICS_ID: 'G-TEST1',
};
