import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createOwnApp } from '../packages/create-own-app';
import { runNpx } from '../packages/run-npx';
import { placeholderHost } from '../offline/stage-build';
import type { Release } from './release';

/** Sources of an app by file. */
type Sources = Readonly<Record<string, string>>;

const description =
  'A page of a product that an earlier release of the platform has built, for tests of versions.';
const page = (title: string, text: string) =>
  `---\ntitle: ${title}\ndescription: ${description}\n---\n\n${text}\n`;

const createProduct = (id: string, name: string, pages: readonly string[], route = '') => `
import { defineProduct } from 'docs-shell/product';

const svg = '<svg viewBox="0 0 8 8" fill="currentColor"><path d="M1 1h6v6H1z"/></svg>';

export default defineProduct({
  identity: {
    id: '${id}',
    name: '${name}',
    metadata: 'Fixtures',
    tagline: 'Built by an earlier release',
    logoSvg: svg,
    wordmarkSvg: svg,
    accent: { light: '#0b5cad', dark: '#7cb8f2' },
  },
  ${route}
  versions: [{ current: true }],
  pages: [${pages.map((pathname) => `{ pathname: '${pathname}' }`).join(', ')}],
});
`;

/** A product with a demo, at `/ink/`. */
const ink: Sources = {
  'product.ts': createProduct(
    'ink',
    'Ink',
    ['/ink', '/ink/writing'],
    "route: { category: 'core', prefixes: ['/ink'] },",
  ),
  'content/index.mdx': page(
    'Ink',
    'Read about [quills](/ink/writing/#quills).\n\n<Demo file="counter/FirstCounter.tsx" title="A first demo" />',
  ),
  'content/writing.mdx': page('Writing', '## Quills\n\nA quillpen is cut from a feather.'),
};

/** The app at the root of the site, which publishes the worker and the registry. */
const root: Sources = {
  'product.ts': createProduct('core', 'Old home', ['/', '/versions', '/offline']),
  'content/index.mdx': page('Old home', 'Two products are here.'),
  'content/versions.mdx': page('Versions', 'There is one.'),
  'content/offline.mdx': page('Offline reading', 'Pages stay on your device.\n\n<OfflineCopies />'),
};

/** Apps that a release has built. Each folder holds `dist`. */
export interface BuiltWithRelease {
  readonly ink: string;
  readonly root: string;
}

/**
 * Creates an app with the commands of a release, as a product team does outside the repository, and builds two products
 * with it: installing twice would take as long again.
 *
 * @param folder absolute path of an empty folder
 */
export async function buildWithRelease(
  folder: string,
  release: Release,
): Promise<BuiltWithRelease> {
  const { tarballs } = release;
  const appDir = await createOwnApp(folder, { id: 'ink', packageName: 'react', tarballs });
  return {
    ink: await build(appDir, ink, path.join(folder, 'built/ink')),
    root: await build(appDir, root, path.join(folder, 'built/root')),
  };
}

async function build(appDir: string, sources: Sources, target: string): Promise<string> {
  await rm(path.join(appDir, 'content'), { recursive: true });
  for (const [file, text] of Object.entries(sources)) {
    await mkdir(path.dirname(path.join(appDir, file)), { recursive: true });
    await writeFile(path.join(appDir, file), text);
  }
  await runNpx(['docs', 'build'], appDir, { DOCS_PRODUCTION_HOST: placeholderHost });
  await cp(path.join(appDir, 'dist'), path.join(target, 'dist'), { recursive: true });
  return target;
}
