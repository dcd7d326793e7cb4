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
  /** A page that opened the docs cannot navigate them. Browsers refuse this for sandboxed documents. */
  openerPolicy: 'same-origin',
  /** Other sites cannot embed documents and data. Code of readers has no origin, and shows images of the site. */
  documentResourcePolicy: 'same-origin',
  assetResourcePolicy: 'cross-origin',
} as const;

/** Headers of every response, besides the Content-Security-Policy. */
export const constantHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // Neither the site nor a demo needs any of these.
  'Permissions-Policy': [
    'accelerometer',
    'camera',
    'display-capture',
    'geolocation',
    'gyroscope',
    'magnetometer',
    'microphone',
    'midi',
    'payment',
    'usb',
  ]
    .map((feature) => `${feature}=()`)
    .join(', '),
} as const;

/** Images and fonts, which demos in a frame without origin show. */
export const embeddableFile = /\.(avif|gif|ico|jpe?g|png|svg|webp|woff2)$/;
