import { tooLargeReason } from 'docs-shell/feedback/service';

/** Texts and headers that all servers of the site share: the preview and the deployments. */
export const answers = {
  unreadable: 'The address cannot be read\n',
  notFound: 'Not found\n',
  wrongMethod: 'Only GET and HEAD\n',
  methods: 'GET, HEAD',
  /** Assets are named by their content and cached forever. Everything else is revalidated by its ETag. */
  assetCache: 'public, max-age=31536000, immutable',
  pageCache: 'no-cache',
  /** Documents that run code of readers have an opaque origin and load the library, so assets allow any origin. */
  assetOrigins: '*',
  /** A page that opened the docs cannot navigate them. Browsers reject this header for sandboxed documents. */
  openerPolicy: 'same-origin',
  /** Other sites cannot embed documents and data. Code of readers has an opaque origin and shows images of the site. */
  documentResourcePolicy: 'same-origin',
  assetResourcePolicy: 'cross-origin',
} as const;

/** Headers of every response besides the Content-Security-Policy. */
export const constantHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // Features that neither the site nor a demo needs.
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

/** Images and fonts, which demos in a frame with an opaque origin show. */
export const embeddableFile = /\.(avif|gif|ico|jpe?g|png|svg|webp|woff2)$/;

/** What servers respond in place of the feedback service, in the form of the service: JSON with one reason. */
export const feedbackAnswers = {
  /** Status 413. */
  tooLarge: JSON.stringify({ error: tooLargeReason }),
  /** Status 503: the service does not run, or does not respond in time. */
  noService: JSON.stringify({ error: 'the feedback service is not running' }),
  retryAfterSeconds: 2,
  contentType: 'application/json; charset=utf-8',
} as const;
