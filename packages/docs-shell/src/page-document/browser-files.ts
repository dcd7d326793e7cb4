/** Path of the OpenSearch description, at the root of a site with a canonical origin. */
export const searchDescriptionPath = '/opensearch.xml';

/** Path of the web app manifest, at the root of a site with a canonical origin. */
export const webManifestPath = '/site.webmanifest';

/** Query parameter of any page: opens the search with these words. */
export const searchParameter = 'search';
