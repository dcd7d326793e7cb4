import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { manifestAddress, publishedSchemaVersion } from 'docs-shell/manifest';
import { publishedManifestJsonSchema } from 'docs-shell/manifest/schema';
import type { AppData } from 'docs-shell/page-document';
import { glob } from 'tinyglobby';
import { createPublishedManifest, type PublishedSource } from './create-published-manifest';

interface WriteManifestsOptions {
  readonly app: AppData;
  readonly pages: PublishedSource['pages'];
  /** What the app contributes; finished but for the manifests. */
  readonly outDir: string;
}

/** Writes `<prefix>/docs-manifest.json` of each product, and their schema where the root of the site is (SPEC MAN-6). */
export async function writeManifests(options: WriteManifestsOptions): Promise<void> {
  const { app, pages, outDir } = options;
  const { products } = app;
  if (products.some(({ rootPath }) => rootPath === '')) {
    const file = `schemas/docs-manifest-${publishedSchemaVersion}.schema.json`;
    await place(outDir, file, publishedManifestJsonSchema());
  }
  const built = (await glob('**/*', { cwd: outDir, dot: true })).sort();
  const names = products.map(({ rootPath }) => manifestAddress(rootPath).slice(1));
  const source = { app, pages, files: [...built, ...names].sort().map((file) => `/${file}`) };
  const manifests = products.map((product) =>
    createPublishedManifest(product, { ...source, buildId: '' }),
  );
  const buildId = await hashOutput(outDir, built, JSON.stringify(manifests));
  for (const manifest of manifests) {
    const text = JSON.stringify({ ...manifest, buildId }, null, 1);
    await place(outDir, manifestAddress(manifest.rootPath).slice(1), `${text}\n`);
  }
}

async function place(outDir: string, file: string, text: string): Promise<void> {
  await mkdir(path.dirname(path.join(outDir, file)), { recursive: true });
  await writeFile(path.join(outDir, file), text);
}

/** Over names and bytes, and over what only the manifests say: a new redirect is a new build, too. */
async function hashOutput(outDir: string, files: readonly string[], more: string): Promise<string> {
  const hash = createHash('sha256');
  for (const file of files) {
    const content = await readFile(path.join(outDir, file));
    hash.update(`${file}\n${createHash('sha256').update(content).digest('hex')}\n`);
  }
  return hash.update(more).digest('hex').slice(0, 20);
}
