/** Texts and rules that every server of the site shares: the preview and the deploy recipes. */
export const answers = {
  unreadable: 'The address cannot be read\n',
  notFound: 'Not found\n',
  wrongMethod: 'Only GET and HEAD\n',
  methods: 'GET, HEAD',
  /** Assets are named by their content; everything else is asked for again, with its ETag. */
  assetCache: 'public, max-age=31536000, immutable',
  pageCache: 'no-cache',
  /** Who may use assets: the documents that run the code of readers are nobody's origin, and load the library. */
  assetOrigins: '*',
} as const;

/** Headers of every response, besides the Content-Security-Policy. */
export const constantHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
} as const;
