import { createHash } from 'node:crypto';
import { DiagnosticsError } from 'diagnostics';
import { manifestAddress, maxManifestBytes, publishedSchemaVersion } from 'docs-shell/product';
import { publishedManifestJsonSchema } from 'docs-shell/product/schema';
import type { AppData } from 'docs-shell/page-document';
import { precacheManifestAddress, precacheManifestVersion } from 'docs-shell/offline';
import { precacheManifestJsonSchema } from 'docs-shell/offline/schema';
import { registryAddress, registryVersion } from 'docs-shell/registry';
import { productRegistryJsonSchema } from 'docs-shell/registry/schema';
import { openValueCache } from '../cache/open-value-cache';
import type { VersionedCache } from '../cache/versioned-cache';
import { collectAnchors } from '../content/collect-anchors';
import { collectLinks } from '../content/collect-links';
import type { OutputFile, OutputFolder } from '../lib/output-folder';
import { createRegistry, formatRegistry } from './create-registry';
import { createPrecacheManifest } from './create-precache-manifest';
import { createPublishedManifest, type PublishedSource } from './create-published-manifest';

interface WriteManifestsOptions {
  readonly app: AppData;
  readonly pages: PublishedSource['pages'];
  /** URLs of the scripts that any page can load at any time. */
  readonly shellScripts: readonly string[];
  /** The app's output, complete except for the manifests. */
  readonly output: Pick<OutputFolder, 'list' | 'write'>;
  readonly cache: VersionedCache;
}

/**
 * Writes the manifest and the precache manifest of each product. The app at the site's root also publishes the registry of
 * the products, and the JSON Schemas of all three.
 *
 * @throws {DiagnosticsError} if pages of other products would not read a manifest
 */
export async function writeManifests(options: WriteManifestsOptions): Promise<void> {
  const { app, pages, shellScripts, output, cache } = options;
  const { products } = app;
  if (products.some(({ rootPath }) => rootPath === '')) {
    const schemas = {
      [`docs-manifest-${publishedSchemaVersion}`]: publishedManifestJsonSchema(),
      [`docs-products-${registryVersion}`]: productRegistryJsonSchema(),
      [`precache-manifest-${precacheManifestVersion}`]: precacheManifestJsonSchema(),
    };
    for (const [name, text] of Object.entries(schemas)) {
      output.write(`schemas/${name}.schema.json`, text);
    }
    output.write(registryAddress, formatRegistry(createRegistry(app)));
  }
  const built = output.list();
  const names = products.flatMap(({ rootPath }) => [
    manifestAddress(rootPath),
    precacheManifestAddress(rootPath),
  ]);
  const files = [...built.map(({ file }) => file), ...names].sort();
  const partsOf = await collectParts(pages, cache);
  const anchorsOf = (html: string) => partsOf(html).anchors;
  const linksOf = (html: string) => partsOf(html).links;
  const manifests = products.map((product) =>
    createPublishedManifest(product, { app, pages, files, buildId: '', anchorsOf, linksOf }),
  );
  const buildId = hashOutput(built, JSON.stringify(manifests));
  for (const manifest of manifests) {
    const text = JSON.stringify({ ...manifest, buildId }, null, 1);
    const file = manifestAddress(manifest.rootPath);
    rejectLargeManifest(file, Buffer.byteLength(text));
    output.write(file, `${text}\n`);
    const precacheManifest = createPrecacheManifest({ ...manifest, buildId }, built, shellScripts);
    const address = precacheManifestAddress(manifest.rootPath);
    output.write(address, `${JSON.stringify(precacheManifest)}\n`);
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

/** What a manifest says about the HTML of a page. */
interface PageParts {
  readonly anchors: readonly string[];
  readonly links: readonly string[];
}

const readParts = (html: string): PageParts => ({
  anchors: collectAnchors(html),
  links: collectLinks(html),
});

/** Reads the HTML of each page, unless the cache knows what is read from it. */
async function collectParts(
  pages: WriteManifestsOptions['pages'],
  { cacheDir, codeDigest }: VersionedCache,
): Promise<(html: string) => PageParts> {
  const known = openValueCache<PageParts>(cacheDir, 'anchors');
  const collected = new Map<string, PageParts>();
  for (const { html } of pages) {
    collected.set(html, await known.get([codeDigest, html], () => readParts(html)));
  }
  return (html) => collected.get(html) ?? readParts(html);
}

/** Hashes names and bytes of the output, and the manifests: a new redirect is a new build too. */
function hashOutput(files: readonly OutputFile[], more: string): string {
  const hash = createHash('sha256');
  for (const { file, digest } of files) {
    hash.update(`${file.slice(1)}\n${digest}\n`);
  }
  return hash.update(more).digest('hex').slice(0, 20);
}
