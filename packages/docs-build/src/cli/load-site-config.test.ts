import { expect, it } from 'vitest';
import { loadSiteConfig } from './load-site-config';

it('gives every site links to versions, templates and blog, unless the environment names others', () => {
  const { links } = loadSiteConfig({ DOCS_BLOG_URL: 'https://blog.example/' });
  expect(links).toEqual({
    versions: expect.stringMatching(/^https:/),
    templates: expect.stringMatching(/^https:/),
    blog: 'https://blog.example/',
  });
});
