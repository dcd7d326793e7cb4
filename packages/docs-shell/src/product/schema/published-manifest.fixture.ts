import type { PublishedManifest } from '../published-manifest';
import { definitionFixture } from './definition.fixture';

/** A valid published manifest. */
export const publishedFixture: PublishedManifest = {
  schemaVersion: 1,
  buildId: '0123456789abcdef',
  identity: { wordmarkSvg: '<svg></svg>', ...definitionFixture.identity },
  categoryId: 'tools',
  rootPath: '/paint',
  languages: ['en', 'zh'],
  versions: [{ text: '2.0.0', current: true }],
  pages: [{ pathname: '/paint', title: 'Paint', anchors: ['start'] }],
  redirects: [{ from: '/paint/brush', to: '/paint#start' }],
  files: ['/paint/docs-manifest.json', '/paint/index.html'],
};
