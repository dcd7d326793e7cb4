import { describe, expect, it } from 'vitest';
import { DiagnosticsError } from 'diagnostics';
import { loadConfig } from './load-config';
import { toPublicConfig } from './config';

const everything = {
  DOCS_PRODUCTION_HOST: 'docs.example.com',
  DOCS_OFFLINE_WORKER: 'on',
  DOCS_CANONICAL_ORIGIN: 'https://docs.example.com/',
  DOCS_REPOSITORY_URL: 'https://git.example/org/repo.git',
  DOCS_CACHE_DIR: '.cache/docs',
  DOCS_VERSIONS_URL: '/versions/',
  DOCS_TEMPLATES_URL: 'https://store.example/',
  DOCS_BLOG_URL: 'https://blog.example/',
  DOCS_GOOGLE_ANALYTICS_ID: 'G-ABC123',
  DOCS_AD_LISTING_URL: 'https://ads.example/list.json',
  DOCS_AD_HOSTS: 'https://a.example/ https://b.example:8443',
  DOCS_DEMO_HOSTS: 'https://flags.example',
  DOCS_DOCSEARCH_APP_ID: 'APP1',
  DOCS_DOCSEARCH_API_KEY: 'k3y',
  DOCS_DOCSEARCH_INDEX_NAME: 'docs',
  DOCS_FEEDBACK_URL: '/feedback',
  DOCS_FEEDBACK_READER_TOKEN: 'a-token-of-some-length',
  DOCS_DATABASE_URL: 'postgres://user:pass@db.example/feedback',
  DOCS_FEEDBACK_FOLDER: 'data/feedback',
  DOCS_FEEDBACK_RETENTION_DAYS: '730',
  DOCS_TRUSTED_PROXIES: 'loopback, 10.0.0.0/8 2001:db8::/32 192.0.2.1',
  MUI_X_LICENSE_KEY: 'license',
};

function diagnosticsOf(env: Record<string, string>): readonly string[] {
  try {
    loadConfig(env);
    return [];
  } catch (error) {
    if (!(error instanceof DiagnosticsError)) throw error;
    return error.diagnostics.map(({ path, received }) => `${path}: ${received}`);
  }
}

describe('loadConfig', () => {
  it('has no required variable', () => {
    expect(loadConfig({})).toEqual({ links: {} });
    expect(loadConfig({ DOCS_BLOG_URL: ' ', PATH: '/bin', DOCS_DATABASE_URL: undefined })).toEqual({
      links: {},
    });
  });

  it('reads every variable', () => {
    expect(loadConfig(everything)).toEqual({
      productionHost: 'docs.example.com',
      offlineWorker: 'on',
      canonicalOrigin: 'https://docs.example.com',
      repositoryUrl: 'https://git.example/org/repo',
      cacheFolder: '.cache/docs',
      links: {
        versions: '/versions/',
        templates: 'https://store.example/',
        blog: 'https://blog.example/',
      },
      googleAnalyticsId: 'G-ABC123',
      adListingUrl: 'https://ads.example/list.json',
      adHosts: ['https://a.example', 'https://b.example:8443'],
      demoHosts: ['https://flags.example'],
      docSearch: { appId: 'APP1', apiKey: 'k3y', indexName: 'docs' },
      feedbackUrl: '/feedback',
      feedbackReaderToken: 'a-token-of-some-length',
      databaseUrl: 'postgres://user:pass@db.example/feedback',
      feedbackFolder: 'data/feedback',
      feedbackRetentionDays: 730,
      trustedProxies: ['loopback', '10.0.0.0/8', '2001:db8::/32', '192.0.2.1'],
      muiXLicenseKey: 'license',
    });
  });

  it.each([
    ['DOCS_PRODUCTION_HOST', 'https://docs.example.com'],
    ['DOCS_OFFLINE_WORKER', 'maybe'],
    ['DOCS_CANONICAL_ORIGIN', 'https://docs.example.com/path'],
    ['DOCS_CANONICAL_ORIGIN', 'docs.example.com'],
    ['DOCS_REPOSITORY_URL', 'git@git.example:org/repo'],
    ['DOCS_BLOG_URL', 'javascript:alert(1)'],
    ['DOCS_VERSIONS_URL', '//evil.example'],
    ['DOCS_GOOGLE_ANALYTICS_ID', "G-1'; script"],
    ['DOCS_AD_LISTING_URL', 'http://ads.example'],
    ['DOCS_AD_HOSTS', 'https://a.example, https://b.example'],
    ['DOCS_AD_HOSTS', 'https://a.example/path'],
    ['DOCS_AD_HOSTS', 'http://a.example'],
    ['DOCS_FEEDBACK_RETENTION_DAYS', '0'],
    ['DOCS_FEEDBACK_RETENTION_DAYS', 'a year'],
    ['DOCS_TRUSTED_PROXIES', 'cdn.example'],
    ['DOCS_TRUSTED_PROXIES', '10.0.0.0/33'],
    ['DOCS_TRUSTED_PROXIES', 'true'],
    ['DOCS_FEEDBACK_URL', 'feedback'],
  ])('rejects %s=%s', (name, value) => {
    expect(diagnosticsOf({ [name]: value })).toEqual([`${name}: ${JSON.stringify(value)}`]);
  });

  it('does not show secrets in errors', () => {
    const secrets = { DOCS_FEEDBACK_READER_TOKEN: 'short', DOCS_DATABASE_URL: 'mysql://u:p@h' };
    expect(diagnosticsOf(secrets)).toEqual([
      'DOCS_FEEDBACK_READER_TOKEN: a value that does not fit',
      'DOCS_DATABASE_URL: a value that does not fit',
    ]);
  });

  it('reports all diagnostics in one error', () => {
    const env = {
      DOCS_PRODUCTION_HOST: 'a b',
      DOCS_DOCSEARCH_APP_ID: 'APP1',
      DOCS_CANONCAL_ORIGIN: 'https://docs.example.com',
      DOCS_DEV_PORT: '3000',
    };
    expect(() => loadConfig(env)).toThrowErrorMatchingInlineSnapshot(`
      [DiagnosticsError: environment  DOCS_CANONCAL_ORIGIN  DOCS7002
        received  an unknown name
        expected  DOCS_CANONICAL_ORIGIN
        hint      Did you mean DOCS_CANONICAL_ORIGIN?

      environment  DOCS_DOCSEARCH_API_KEY  DOCS7001
        received  nothing
        expected  a value
        hint      Set it, or unset the variables that belong to it.

      environment  DOCS_DOCSEARCH_INDEX_NAME  DOCS7001
        received  nothing
        expected  a value
        hint      Set it, or unset the variables that belong to it.

      environment  DOCS_PRODUCTION_HOST  DOCS7001
        received  "a b"
        expected  a host such as docs.example.com
        hint      Correct the variable or unset it.

      4 errors]
    `);
  });
});

describe('toPublicConfig', () => {
  it('omits secrets and settings for Node', () => {
    const config = toPublicConfig(loadConfig(everything));
    expect(Object.keys(config).sort()).toEqual([
      'adHosts',
      'adListingUrl',
      'canonicalOrigin',
      'docSearch',
      'feedbackUrl',
      'googleAnalyticsId',
      'links',
      'productionHost',
      'repositoryUrl',
    ]);
  });

  it('has no productionHost if the service worker is off', () => {
    const env = { DOCS_PRODUCTION_HOST: 'docs.example.com' };
    expect(toPublicConfig(loadConfig(env)).productionHost).toBe('docs.example.com');
    const off = loadConfig({ ...env, DOCS_OFFLINE_WORKER: 'off' });
    expect(toPublicConfig(off).productionHost).toBeUndefined();
  });

  it('contains no undefined values', () => {
    expect(toPublicConfig({ links: {} })).toStrictEqual({ links: {} });
  });
});
