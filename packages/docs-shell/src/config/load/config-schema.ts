import { z } from 'zod';

// The messages are the “expected” part of errors.
const origin = z
  .string()
  .refine((text) => isUrl(text, ['https:', 'http:']) && new URL(text).origin === trimSlash(text), {
    error: 'an origin such as https://docs.example.com',
  })
  .transform(trimSlash);
const httpsUrl = z.string().refine((text) => isUrl(text, ['https:']), { error: 'an https: URL' });
const address = z
  .string()
  .refine((text) => /^\/(?!\/)\S*$/.test(text) || isUrl(text, ['https:', 'http:']), {
    error: 'a URL, or a path that begins with /',
  });
const httpsOrigins = z
  .string()
  .transform((text) => text.split(/\s+/).map(trimSlash))
  // URLs allow characters in host names that have a meaning in a Content-Security-Policy.
  .refine((texts) => texts.every((text) => /^https:\/\/[a-z\d.-]+(:\d+)?$/.test(text)), {
    error: 'origins such as https://pixels.example, with spaces between them',
  });
const network = z.union([
  z.enum(['loopback', 'linklocal', 'uniquelocal']),
  z.ipv4(),
  z.ipv6(),
  z.cidrv4(),
  z.cidrv6(),
]);
const proxies = z
  .string()
  .transform((text) => text.split(/[\s,]+/))
  .refine((texts) => texts.every((text) => network.safeParse(text).success), {
    error: 'IP addresses, networks such as 10.0.0.0/8, loopback, linklocal or uniquelocal',
  });
const word = z.string('a value').regex(/^\w+$/, 'letters and digits');

/** Schema of `Config`. No setting is required. */
export const configSchema = z.object({
  productionHost: z
    .string()
    .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)*(:\d+)?$/, 'a host such as docs.example.com')
    .exactOptional(),
  offlineWorker: z.enum(['on', 'off'], 'on or off').exactOptional(),
  canonicalOrigin: origin.exactOptional(),
  manifestOrigin: origin.exactOptional(),
  assets: z.enum(['shared', 'product'], 'shared or product').exactOptional(),
  cacheFolder: z.string().exactOptional(),
  repositoryUrl: httpsUrl
    .transform((text) => text.replace(/\/+$/, '').replace(/\.git$/, ''))
    .exactOptional(),
  links: z.object({
    versions: address.exactOptional(),
    templates: address.exactOptional(),
    blog: address.exactOptional(),
  }),
  googleAnalyticsId: z
    .string()
    .regex(/^G-[A-Z0-9]+$/, 'a measurement id such as G-ABC1234567')
    .exactOptional(),
  adListingUrl: httpsUrl.exactOptional(),
  adHosts: httpsOrigins.exactOptional(),
  demoHosts: httpsOrigins.exactOptional(),
  docSearch: z
    .object({ appId: word, apiKey: word, indexName: z.string('a value') })
    .exactOptional(),
  feedbackUrl: z
    .union([z.literal('off'), address], 'a URL, a path that begins with /, or off')
    .exactOptional(),
  feedbackReaderToken: z
    .string()
    .regex(/^\S{16,}$/, 'at least 16 characters without spaces')
    .exactOptional(),
  databaseUrl: z
    .string()
    .refine((text) => isUrl(text, ['postgres:', 'postgresql:']), { error: 'a postgres: URL' })
    .exactOptional(),
  feedbackFolder: z.string().exactOptional(),
  feedbackRetentionDays: z
    .string()
    .regex(/^[1-9]\d{0,4}$/, 'a number of days, 1 to 99999')
    .transform(Number)
    .exactOptional(),
  trustedProxies: proxies.exactOptional(),
  muiXLicenseKey: z.string().exactOptional(),
});

function isUrl(text: string, protocols: readonly string[]): boolean {
  return !/\s/.test(text) && URL.canParse(text) && protocols.includes(new URL(text).protocol);
}

function trimSlash(text: string): string {
  return text.replace(/\/$/, '');
}
