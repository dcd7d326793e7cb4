import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DiagnosticsError } from 'diagnostics';
import { manifestAddress, maxManifestBytes, publishedSchemaVersion } from 'docs-shell/product';
import { publishedManifestJsonSchema } from 'docs-shell/product/schema';
import type { AppData } from 'docs-shell/page-document';
import { precacheManifestAddress, precacheManifestVersion } from 'docs-shell/offline';
import { precacheManifestJsonSchema } from 'docs-shell/offline/schema';
import { registryAddress, registryVersion } from 'docs-shell/registry';
import { productRegistryJsonSchema } from 'docs-shell/registry/schema';
import { glob } from 'tinyglobby';
import { openValueCache } from '../cache/open-value-cache';
import type { VersionedCache } from '../cache/versioned-cache';
import { collectAnchors } from '../content/collect-anchors';
import { collectLinks } from '../content/collect-links';
import { writeBelow } from '../lib/write-below';
import { createRegistry, formatRegistry } from './create-registry';
import { createPrecacheManifest, type OutputFile } from './create-precache-manifest';
import { createPublishedManifest, type PublishedSource } from './create-published-manifest';

interface WriteManifestsOptions {
  readonly app: AppData;
  readonly pages: PublishedSource['pages'];
  /** URLs of the scripts that any page can load at any time. */
  readonly shellScripts: readonly string[];
  /** The app's output, complete except for the manifests. */
  readonly outDir: string;
  readonly cache: VersionedCache;
}

/**
 * Writes the manifest and the precache manifest of each product. The app at the site's root also publishes the registry of
 * the products, and the JSON Schemas of all three.
 *
 * @throws {DiagnosticsError} if pages of other products would not read a manifest
 */
export async function writeManifests(options: WriteManifestsOptions): Promise<void> {
  const { app, pages, shellScripts, outDir, cache } = options;
  const { products } = app;
  if (products.some(({ rootPath }) => rootPath === '')) {
    const schemas = {
      [`docs-manifest-${publishedSchemaVersion}`]: publishedManifestJsonSchema(),
      [`docs-products-${registryVersion}`]: productRegistryJsonSchema(),
      [`precache-manifest-${precacheManifestVersion}`]: precacheManifestJsonSchema(),
    };
    for (const [name, text] of Object.entries(schemas)) {
      writeBelow(outDir, `schemas/${name}.schema.json`, text);
    }
    writeBelow(outDir, registryAddress, formatRegistry(createRegistry(app)));
  }
  const built = await readOutput(outDir);
  const names = products.flatMap(({ rootPath }) => [
    manifestAddress(rootPath),
    precacheManifestAddress(rootPath),
  ]);
  const files = [...built.map(({ file }) => file), ...names].sort();
  const anchorsOf = await collectOnce('anchors', pages, cache, collectAnchors);
  const linksOf = await collectOnce('links', pages, cache, collectLinks);
  const manifests = products.map((product) =>
    createPublishedManifest(product, { app, pages, files, buildId: '', anchorsOf, linksOf }),
  );
  const buildId = hashOutput(built, JSON.stringify(manifests));
  for (const manifest of manifests) {
    const text = JSON.stringify({ ...manifest, buildId }, null, 1);
    const file = manifestAddress(manifest.rootPath);
    rejectLargeManifest(file, Buffer.byteLength(text));
    writeBelow(outDir, file, `${text}\n`);
    const precacheManifest = createPrecacheManifest({ ...manifest, buildId }, built, shellScripts);
    const address = precacheManifestAddress(manifest.rootPath);
    writeBelow(outDir, address, `${JSON.stringify(precacheManifest)}\n`);
  }
}

function rejectLargeManifest(file: string, bytes: number): void {
  if (bytes <= maxManifestBytes) return;
  const toKib = (size: number) => `${Math.ceil(size / 1024)} KiB`;
  throw new DiagnosticsError([
    {
      file: `dist${file}`,
      code: 'DOCS8012',
      received: `${toKib(bytes)} with the addresses and anchors of its pages`,
      expected: `at most ${toKib(maxManifestBytes)}, which pages of other products read`,
      hint: 'Most anchors are those of props. Name fewer packages in api.packages of product.ts, or split the product into two.',
    },
  ]);
}

/** Reads the HTML of each page, unless the cache knows what is read from it. */
async function collectOnce(
  name: 'anchors' | 'links',
  pages: WriteManifestsOptions['pages'],
  { cacheDir, codeDigest }: VersionedCache,
  collect: (html: string) => readonly string[],
): Promise<(html: string) => readonly string[]> {
  const known = openValueCache<readonly string[]>(cacheDir, name);
  const collected = new Map<string, readonly string[]>();
  for (const { html } of pages) {
    collected.set(html, await known.get([codeDigest, html], () => collect(html)));
  }
  return (html) => collected.get(html) ?? collect(html);
}

async function readOutput(outDir: string): Promise<readonly OutputFile[]> {
  const names = (await glob('**/*', { cwd: outDir, dot: true })).sort();
  const files: OutputFile[] = [];
  for (const name of names) {
    const content = readFileSync(path.join(outDir, name));
    const digest = createHash('sha256').update(content).digest('hex');
    files.push({ file: `/${name}`, bytes: content.length, digest });
  }
  return files;
}

/** Hashes names and bytes of the output, and the manifests: a new redirect is a new build too. */
function hashOutput(files: readonly OutputFile[], more: string): string {
  const hash = createHash('sha256');
  for (const { file, digest } of files) {
    hash.update(`${file.slice(1)}\n${digest}\n`);
  }
  return hash.update(more).digest('hex').slice(0, 20);
}
