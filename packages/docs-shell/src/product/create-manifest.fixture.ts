import type { PublishedManifest } from './published-manifest';

interface ManifestFixture extends Partial<PublishedManifest> {
  readonly id: string;
  readonly rootPath: string;
}

/** Creates a published manifest for tests. */
export function createManifest({ id, ...more }: ManifestFixture): PublishedManifest {
  const svg = '<svg viewBox="0 0 8 8"></svg>';
  return {
    schemaVersion: 1,
    buildId: '0123456789abcdef',
    identity: {
      id,
      name: id,
      metadata: 'Tools',
      tagline: 'Tests.',
      logoSvg: svg,
      wordmarkSvg: svg,
      accent: { light: '#000', dark: '#fff' },
    },
    categoryId: 'tools',
    languages: ['en'],
    versions: [{ text: '1.0.0', current: true }],
    pages: [],
    redirects: [],
    files: [],
    ...more,
  };
}
