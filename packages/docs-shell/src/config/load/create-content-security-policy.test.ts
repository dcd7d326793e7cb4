import { describe, expect, it } from 'vitest';
import type { Config } from './config';
import { createContentSecurityPolicy } from './create-content-security-policy';

const policy = (config: Partial<Config>) =>
  createContentSecurityPolicy({ links: {}, ...config }, { inlineScriptHashes: ['sha256-abc='] });

/** The directives that a setting changes, with the sources that it adds. */
function additions(config: Partial<Config>): Record<string, string> {
  const before = policy({}).split('; ');
  const after = policy(config).split('; ');
  const pairs = after.map((text, index) => [text, before[index] ?? ''] as const);
  return Object.fromEntries(
    pairs
      .filter(([text, bare]) => text !== bare)
      .map(([text, bare]): [string, string] => {
        expect(text.startsWith(`${bare} `)).toBe(true);
        return [bare.split(' ', 1).join(), text.slice(bare.length + 1)];
      }),
  );
}

describe('createContentSecurityPolicy', () => {
  it('allows only the site by default', () => {
    expect(policy({}).split('; ')).toMatchInlineSnapshot(`
      [
        "default-src 'self'",
        "script-src 'self' 'sha256-abc=' 'inline-speculation-rules'",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'self'",
        "frame-ancestors 'self'",
        "form-action 'self' https://codesandbox.io https://stackblitz.com",
      ]
    `);
  });

  it.each<[string, Partial<Config>, Record<string, string>]>([
    [
      'analytics',
      { googleAnalyticsId: 'G-1' },
      {
        'script-src': 'https://www.googletagmanager.com',
        'img-src': 'https://www.googletagmanager.com https://*.google-analytics.com',
        'connect-src':
          'https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com',
      },
    ],
    [
      'advertisement',
      { adListingUrl: 'https://ads.example/list.json?zone=1' },
      { 'img-src': 'https://ads.example', 'connect-src': 'https://ads.example' },
    ],
    [
      'advertisement with pixels from elsewhere',
      { adListingUrl: 'https://ads.example/', adHosts: ['https://a.example', 'https://b.example'] },
      {
        'img-src': 'https://ads.example https://a.example https://b.example',
        'connect-src': 'https://ads.example',
      },
    ],
    ['hosts of an advertisement that is off', { adHosts: ['https://a.example'] }, {}],
    [
      'demos',
      { demoHosts: ['https://flags.example'] },
      { 'img-src': 'https://flags.example', 'connect-src': 'https://flags.example' },
    ],
    [
      'DocSearch',
      { docSearch: { appId: 'APP1', apiKey: 'k', indexName: 'i' } },
      {
        'connect-src':
          'https://app1-dsn.algolia.net https://app1.algolia.net https://app1-1.algolianet.com https://app1-2.algolianet.com https://app1-3.algolianet.com',
      },
    ],
    [
      'feedback elsewhere',
      { feedbackUrl: 'https://feedback.example/v1' },
      { 'connect-src': 'https://feedback.example', 'form-action': 'https://feedback.example' },
    ],
    ['feedback on the site', { feedbackUrl: '/feedback' }, {}],
    ['no feedback', { feedbackUrl: 'off' }, {}],
    [
      'settings that load nothing',
      { databaseUrl: 'postgres://a', canonicalOrigin: 'https://a' },
      {},
    ],
  ])('adds the hosts of %s', (_, config, expected) => {
    expect(additions(config)).toEqual(expected);
  });

  it('lists each host once', () => {
    const text = policy({
      adListingUrl: 'https://a.example/ads',
      feedbackUrl: 'https://a.example/f',
    });
    expect(text).toContain("connect-src 'self' https://a.example;");
  });
});
