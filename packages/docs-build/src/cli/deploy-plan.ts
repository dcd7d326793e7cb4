import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { DiagnosticsError, type Diagnostic } from 'diagnostics';
import { parseJson } from 'docs-shell/lib/parse-json';
import { precacheManifestAddress } from 'docs-shell/offline';
import { precacheManifestSchema } from 'docs-shell/offline/schema';
import type { PublishedManifest } from 'docs-shell/product';
import type { ProductRoute, ProductTable } from 'docs-shell/routing';
import pc from 'picocolors';
import { productTable } from 'products';
import { createPlan, type PublishedBuild } from '../deploy/plan/create-plan';
import { diagnosePlan, formatPlan } from '../deploy/plan/format-plan';
import { loadLiveBuild, loadLiveProducts } from '../deploy/plan/load-live-products';
import { listSiteFiles } from '../deploy/site/list-site-files';
import { loadManifests, type SiteManifest } from '../deploy/site/load-manifests';
import { openLive } from '../deploy/site/open-live';
import { tableOfBuild } from '../deploy/site/table-of-build';

/**
 * `docs deploy --plan`: compares built products with those that are live, and prints what a deployment would change.
 *
 * @param from absolute path of the built products
 * @param table products of a site without registry
 * @throws {DiagnosticsError} with each address and each link of another product that the deployment would break
 */
export async function planDeployment(
  from: string,
  origin: string,
  table: ProductTable = productTable,
): Promise<void> {
  const { manifests } = await loadManifests(from, await listSiteFiles(from));
  const site = openLive(origin);
  const known = tableOfBuild(table, manifests);
  const live = await loadLiveProducts(site, known, manifests.map(toRoute));
  const lines = [
    `${pc.green('docs deploy')}  compared with ${origin}`,
    ...live.notes.map((note) => pc.yellow(note)),
    '',
  ];
  const plans = await Promise.all(
    manifests.map(async ({ manifest }) => {
      const { id } = manifest.identity;
      const current = live.manifests.find(({ identity }) => identity.id === id);
      const others = live.manifests.filter(({ identity }) => identity.id !== id);
      const before = current ? await loadLiveBuild(site, current) : undefined;
      const plan = createPlan(await readBuild(from, manifest), before, others);
      // A site that is down says nothing about the pages that it has.
      if (!live.problems.has(id)) lines.push(formatPlan(plan, before === undefined));
      return plan;
    }),
  );
  if (plans.some(({ isSameBuild }) => !isSameBuild)) lines.push('', uploadOrder);
  process.stdout.write(`${lines.join('\n')}\n`);
  const unread = plans.flatMap(({ product }) => {
    const problem = live.problems.get(product);
    return problem === undefined ? [] : [createUnreadDiagnostic(product, problem)];
  });
  const diagnostics = [...unread, ...plans.flatMap((plan) => diagnosePlan(plan, 'product.ts'))];
  if (diagnostics.length > 0) throw new DiagnosticsError(diagnostics);
}

function toRoute({ manifest: { identity, categoryId, rootPath } }: SiteManifest): ProductRoute {
  return { productId: identity.id, categoryId, pathPrefixes: [rootPath || '/'] };
}

/** A site that is down is not one without pages. */
function createUnreadDiagnostic(product: string, problem: string): Diagnostic {
  return {
    file: 'docs deploy',
    path: '--plan',
    code: 'DOCS7010',
    received: `no manifest of ${product}: ${problem}`,
    expected: 'the live build of the product, or 404 where it is not deployed',
    hint: 'Try again when the site answers.',
  };
}

async function readBuild(from: string, manifest: PublishedManifest): Promise<PublishedBuild> {
  const file = path.join(from, precacheManifestAddress(manifest.rootPath));
  const text = await readFile(file, 'utf8').catch(() => 'null');
  const parsed = precacheManifestSchema.safeParse(parseJson(text));
  return parsed.success ? { manifest, precache: parsed.data } : { manifest };
}

/** A page must find its own assets, and other products and the offline worker must not hear of pages before these are there. */
const uploadOrder = `Upload in this order:
  1. _assets/
  2. all other files but *.json
  3. search indexes, precache-manifest.json, docs-builds.json and docs-manifest.json
  4. removed pages: delete them last, when their redirects work`;
