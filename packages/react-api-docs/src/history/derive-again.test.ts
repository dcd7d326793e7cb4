import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compare, gt, gte, lte } from 'semver';
import type ts from 'typescript';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { products } from '../conformance/products.fixture';
import type { ParsedFiles } from '../program/create-virtual-program';
import { resolvePackage } from '../program/resolve-package';
import { compareText } from '../text/compare-text';
import { isExport } from './compare/list-facts';
import { ledgerSchema, type ApiLedger, type ApiRelease } from './ledger/ledger-schema';
import { openRange } from './record/open-range';
import { listVersions, type VersionRange } from './versions/list-versions';
import { createRegistry } from './versions/registry';

const apps = path.join(import.meta.dirname, '../../../../apps');
const minutes = 60_000;
const seed = Number(process.env['API_SEED'] ?? Date.now() % 1_000_000);
/**
 * Number of entries that are drawn, each as likely as another. All entries of their releases are derived again. A release
 * takes 10 to 300 CPU seconds.
 */
const sampleSize = Number(process.env['API_SAMPLE'] ?? 300);
/** Beside the folder of this run for temporary files, so that the next run finds the versions that are installed. */
const cacheDir =
  process.env['DOCS_HISTORY_DIR'] ?? path.join(path.dirname(tmpdir()), 'docs-api-history');

interface Source {
  readonly app: keyof typeof products;
  readonly ledger: ApiLedger;
}

/** An entry of a ledger. */
interface Entry extends Source {
  readonly release: ApiRelease;
}

/** Lists the entries of all ledgers, without those of the last version of each: committed documents describe it. */
function listEntries(): Entry[] {
  return (Object.keys(products) as Source['app'][]).flatMap((app) => {
    const folder = path.join(apps, app, 'generated/history');
    const files = existsSync(folder) ? readdirSync(folder) : [];
    return files.flatMap((file) => {
      const ledger = ledgerSchema.parse(JSON.parse(readFileSync(path.join(folder, file), 'utf8')));
      return ledger.releases
        .filter(({ version }) => version !== ledger.newest)
        .flatMap((release) => release.changes.map(() => ({ app, ledger, release })));
    });
  });
}

function draw(entries: readonly Entry[], count: number): Entry[] {
  const left = [...entries];
  const drawn: Entry[] = [];
  let state = seed;
  while (drawn.length < count && left.length > 0) {
    // The low bits of such a generator repeat soon, so the high ones choose.
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    drawn.push(...left.splice(Math.floor((state / 2 ** 32) * left.length), 1));
  }
  return drawn;
}

/** Two versions that all packages of a product have, with drawn entries between. */
interface Step extends Source, VersionRange {
  readonly count: number;
}

const registry = createRegistry();

/** Groups entries by the versions that are compared, so that each version is installed and extracted once. */
async function groupSteps(entries: readonly Entry[]): Promise<Step[]> {
  const steps = new Map<string, Step>();
  for (const { app, ledger, release } of entries) {
    const range = { from: ledger.oldest, to: ledger.newest };
    const versions = await listVersions(ledger.packages, range, registry);
    const from = versions.findLast((version) => lte(version, release.after)) ?? release.after;
    const to = versions.find((version) => gte(version, release.version)) ?? release.version;
    const key = `${app} ${to}`;
    const count = (steps.get(key)?.count ?? 0) + 1;
    steps.set(key, { app, ledger, from, to, count });
  }
  return [...steps.values()].sort((a, b) => compareText(a.app, b.app) || compare(a.to, b.to));
}

/** Peers of the packages, in the versions that the apps have as well. */
function listInstalled(): Record<string, string> {
  const folder = path.join(import.meta.dirname, '../..');
  const { devDependencies } = z
    .object({ devDependencies: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')));
  return Object.fromEntries(
    Object.keys(devDependencies)
      .filter((name) => !name.startsWith('@tooling/'))
      .map((name) => [name, resolvePackage(name, folder).version]),
  );
}

const movedIn = ({ releases }: ApiLedger) =>
  releases.flatMap(({ version, changes }) =>
    changes.flatMap((change) =>
      change.change === 'renamed' && isExport(change)
        ? [{ in: version, from: change.from, to: change.of }]
        : [],
    ),
  );

const steps = await groupSteps(draw(listEntries(), sampleSize));
const parsed: ParsedFiles = new Map<string, ts.SourceFile | undefined>();

/** CPU seconds of this process. npm, which installs versions that are not in the folder, runs beside it. */
function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000_000;
}

describe(`${sampleSize} entries of the histories (API_SEED=${seed})`, () => {
  const costs: string[] = [];
  const start = cpuSeconds();
  afterAll(() => {
    const total = Math.round(cpuSeconds() - start);
    const summary = `${costs.length} comparisons: ${total} CPU seconds`;
    process.stdout.write(`${[...costs, summary].join('\n')}\n`);
  });

  it.each(steps.map((step) => [step.app, step.from, step.to, step.count, step] as const))(
    '%s %s → %s, with %i of them, follows from published packages',
    { timeout: 40 * minutes },
    async (app, from, to, _count, { ledger }) => {
      const before = cpuSeconds();
      const request = { ...products[app], parsed };
      const store = { cacheDir, request, installed: listInstalled(), registry };
      const range = await openRange({ from: ledger.oldest, to }, { store, moved: movedIn(ledger) });
      const releases = await range.deriveBetween({ from, to });
      costs.push(`${app} ${from} → ${to}: ${Math.round(cpuSeconds() - before)} CPU seconds`);
      expect(releases).toEqual(
        ledger.releases.filter(({ version }) => gt(version, from) && lte(version, to)),
      );
    },
  );
});
