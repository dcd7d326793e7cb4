import { describe, expect, it } from 'vitest';
import type { PublicConfig } from '../config';
import type { FrontMatter } from '../page-document';
import { resolveServices } from './resolve-services';

const frontMatter: FrontMatter = { title: 'Box', description: '' };
const resolve = (config: PublicConfig, source: { frontMatter?: FrontMatter | undefined } = {}) =>
  resolveServices({
    pathname: '/joy-ui/react-box',
    rootPath: '/joy-ui',
    frontMatter,
    config,
    ...source,
  });

describe('feedback', () => {
  const page = '/joy-ui/react-box/';
  it.each([
    [undefined, { url: '/api/feedback', page }],
    ['https://feedback.example/v1/', { url: 'https://feedback.example/v1', page }],
    ['off', undefined],
  ])('is sent to the configured URL %s', (feedbackUrl, expected) => {
    const services = resolve({ links: {}, ...(feedbackUrl !== undefined && { feedbackUrl }) });
    expect(services.feedback).toEqual(expected);
    expect('feedback' in services).toBe(expected !== undefined);
  });
});

describe('advertisement', () => {
  const listingUrl = 'https://ads.example/list.json?zone=1';
  const on = { links: {}, adListingUrl: listingUrl };
  it.each([
    ['without configuration', frontMatter, { links: {} }, undefined],
    [
      'with additional hosts only',
      frontMatter,
      { links: {}, adHosts: ['https://a.example'] },
      undefined,
    ],
    ['by default', frontMatter, on, ['https://ads.example']],
    ['with ads: true', { ...frontMatter, ads: true }, on, ['https://ads.example']],
    ['with ads: false', { ...frontMatter, ads: false }, on, undefined],
    ['on a missing page', undefined, on, undefined],
    [
      'with additional hosts, each listed once',
      frontMatter,
      { ...on, adHosts: ['https://a.example', 'https://ads.example'] },
      ['https://ads.example', 'https://a.example'],
    ],
  ])('%s', (_, document, config, hosts) => {
    const services = resolve(config, { frontMatter: document });
    expect(services.advertisement).toEqual(hosts && { listingUrl, hosts });
    expect('advertisement' in services).toBe(hosts !== undefined);
  });
});
