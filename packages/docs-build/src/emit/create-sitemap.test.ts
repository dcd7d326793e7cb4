import { expect, it } from 'vitest';
import { createProduct, tableFixture } from '../load/app.fixture';
import { createRobots, createSitemap, createSitemapIndex } from './create-sitemap';

const origin = 'https://docs.example';
const paint = createProduct('paint', '/paint');
const app = {
  productTable: tableFixture,
  pages: [
    { pathname: '/paint', language: 'en' },
    { pathname: '/paint/größe', language: 'en' },
    { pathname: '/paint/größe', language: 'zh' },
    { pathname: '/data', language: 'en' },
  ],
};

it('lists the canonical URLs of a product with their translations', () => {
  expect(createSitemap(paint, app, origin)).toMatchInlineSnapshot(`
    "<?xml version="1.0" encoding="UTF-8"?>
    <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
    <url><loc>https://docs.example/paint/</loc></url>
    <url><loc>https://docs.example/paint/gr%C3%B6%C3%9Fe/</loc><xhtml:link rel="alternate" hreflang="en" href="https://docs.example/paint/gr%C3%B6%C3%9Fe/"/><xhtml:link rel="alternate" hreflang="zh" href="https://docs.example/zh/paint/gr%C3%B6%C3%9Fe/"/></url>
    <url><loc>https://docs.example/zh/paint/gr%C3%B6%C3%9Fe/</loc><xhtml:link rel="alternate" hreflang="en" href="https://docs.example/paint/gr%C3%B6%C3%9Fe/"/><xhtml:link rel="alternate" hreflang="zh" href="https://docs.example/zh/paint/gr%C3%B6%C3%9Fe/"/></url>
    </urlset>
    "
  `);
});

it('is empty for a product with noindex', () => {
  expect(createSitemap({ ...paint, noindex: true }, app, origin)).not.toContain('<url>');
});

it('creates an index of all products, which robots.txt links', () => {
  expect(createSitemapIndex(tableFixture, origin)).toMatchInlineSnapshot(`
    "<?xml version="1.0" encoding="UTF-8"?>
    <sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
    <sitemap><loc>https://docs.example/paint/sitemap.xml</loc></sitemap>
    <sitemap><loc>https://docs.example/data/sitemap.xml</loc></sitemap>
    <sitemap><loc>https://docs.example/data/react-grid/sitemap.xml</loc></sitemap>
    <sitemap><loc>https://docs.example/sitemap-root.xml</loc></sitemap>
    </sitemapindex>
    "
  `);
  expect(createRobots(origin)).toContain('Sitemap: https://docs.example/sitemap.xml\n');
});
