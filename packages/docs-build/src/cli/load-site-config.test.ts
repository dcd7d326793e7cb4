import { expect, it } from 'vitest';
import { loadSiteConfig } from './load-site-config';

it('has links to versions, templates and blog by default, which the environment overrides', () => {
  const { links } = loadSiteConfig({ DOCS_BLOG_URL: 'https://blog.example/' });
  expect(links.blog).toBe('https://blog.example/');
  expect(links.versions).toMatch(/^https:/);
  expect(links.templates).toMatch(/^https:/);
});
