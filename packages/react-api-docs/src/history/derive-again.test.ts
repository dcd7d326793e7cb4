import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { products } from '../conformance/products.fixture';
import { resolvePackage } from '../program/resolve-package';
import { isExport } from './compare/list-facts';
import { ledgerSchema, type ApiChange, type ApiRelease } from './ledger/ledger-schema';
import { deriveRelease } from './record/derive-release';
import { createRegistry } from './versions/registry';

const apps = path.join(import.meta.dirname, '../../../../apps');
const minutes = 60_000;
const seed = Number(process.env['API_SEED'] ?? Date.now() % 1_000_000);
/** Number of entries that are derived again, with all others of their releases. A release takes 10 to 300 CPU seconds. */
const minEntries = Number(process.env['API_SAMPLE'] ?? 300);
/** Beside the folder of this run for temporary files, so that the next run finds the versions that are installed. */
const cacheDir =
  process.env['DOCS_HISTORY_DIR'] ?? path.join(path.dirname(tmpdir()), 'docs-api-history');

interface Drawn {
  readonly app: keyof typeof products;
  readonly release: ApiRelease;
}

/** All releases of all ledgers but the last of each, which committed documents describe. */
function listReleases(): Drawn[] {
  return (Object.keys(products) as Drawn['app'][]).flatMap((app) => {
    const folder = path.join(apps, app, 'generated/history');
    const files = existsSync(folder) ? readdirSync(folder) : [];
    return files.flatMap((file) => {
      const ledger = ledgerSchema.parse(JSON.parse(readFileSync(path.join(folder, file), 'utf8')));
      return ledger.releases
        .filter(({ version }) => version !== ledger.newest)
        .map((release) => ({ app, release }));
    });
  });
}

/**
 * Draws releases until they have a number of entries. A release is drawn as often as it has entries, so that each entry is
 * as likely as another.
 */
function draw(from: readonly Drawn[], entries: number): Drawn[] {
  const tickets = from.flatMap((source) => source.release.changes.map(() => source));
  let state = seed;
  const drawn = new Set<Drawn>();
  let count = 0;
  while (count < entries && drawn.size < from.length) {
    // The low bits of such a generator repeat soon, so the high ones choose.
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    const ticket = tickets[Math.floor((state / 2 ** 32) * tickets.length)];
    if (!ticket || drawn.has(ticket)) continue;
    drawn.add(ticket);
    count += ticket.release.changes.length;
  }
  return [...drawn];
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

const movedIn = (changes: readonly ApiChange[]) =>
  changes.flatMap((change) =>
    change.change === 'renamed' && isExport(change) ? [{ from: change.from, to: change.of }] : [],
  );

describe(`entries of the histories (API_SEED=${seed})`, () => {
  it.each(
    draw(listReleases(), minEntries).map(
      ({ app, release }) => [app, release.version, release] as const,
    ),
  )(
    '%s %s follows from two tarballs',
    { timeout: 40 * minutes },
    async (app, _version, release) => {
      const { after, version, changes } = release;
      const derived = await deriveRelease(
        { after, version, moved: movedIn(changes) },
        {
          cacheDir,
          request: products[app],
          installed: listInstalled(),
          registry: createRegistry(),
        },
      );
      expect(derived).toEqual(changes);
    },
  );
});
