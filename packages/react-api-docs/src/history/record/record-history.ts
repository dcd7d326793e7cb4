import { gt, lte, maxSatisfying } from 'semver';
import { z } from 'zod';
import type { ApiDocument } from '../../document';
import type { ExtractionRequest } from '../../extract/extraction-request';
import type { ParsedFiles } from '../../program/create-virtual-program';
import type { MovedName } from '../compare/compare-facts';
import { keyOf, listFacts, type ApiFact, type ApiFacts } from '../compare/list-facts';
import { ledgerVersion, type ApiLedger } from '../ledger/ledger-schema';
import { listBaseline } from '../ledger/replay-ledger';
import { extractVersion, folderOf, type VersionStore } from '../versions/extract-version';
import { listVersions, type VersionRange } from '../versions/list-versions';
import { createRegistry, type Registry } from '../versions/registry';
import { runNpm } from '../versions/run-npm';
import { compareVersionFacts, judgeChanges } from './derive-release';
import { findReleases, type Precision } from './find-releases';

/** An export that got another name in a version. */
export interface MovedExport extends MovedName {
  /** The first version with the new name. */
  readonly in: string;
}

/** What the history of a product is made from. */
export interface HistoryRequest {
  readonly extraction: VersionStore['request'] & Pick<ExtractionRequest, 'packages'>;
  /** The first version to read. */
  readonly from: string;
  readonly moved?: readonly MovedExport[];
  /** Package with the codemods of the product, in the versions of the product. */
  readonly codemods?: string;
  /** The committed documents of the installed version. */
  readonly documents: readonly ApiDocument[];
  /** Versions of the packages that the app has installed. */
  readonly installed: Readonly<Record<string, string>>;
  /** Absolute path outside of the repository. Versions are installed there, and their documents kept. */
  readonly cacheDir: string;
  readonly precision?: Precision;
  readonly registry?: Registry;
  /** Reports progress, one line of text at a time. */
  readonly report?: (line: string) => void;
}

/**
 * Continues a ledger up to the installed version, or starts one. If `from` is before the first version of the ledger, the
 * versions between are put before it. Earlier entries stay as they are.
 * @throws {RangeError} A version is not published.
 */
export async function recordHistory(
  request: HistoryRequest,
  ledger?: ApiLedger,
): Promise<ApiLedger> {
  const { extraction, documents, from, registry = createRegistry() } = request;
  const newest = versionOf(documents);
  const known = new Map([[newest, listFacts(documents)]]);
  const parts = { ...request, registry };
  const before = ledger && gt(ledger.oldest, from);
  const earlier = before && (await recordRange({ from, to: ledger.oldest }, parts));
  const later = await recordRange({ from: ledger?.newest ?? from, to: newest }, parts, known);
  const codemods = await findCodemods(request.codemods, newest, registry);
  return {
    schemaVersion: ledgerVersion,
    packages: [...extraction.packages],
    oldest: ledger && !earlier ? ledger.oldest : from,
    newest,
    ...(codemods && { codemods }),
    releases: [
      ...(earlier ? earlier.releases : []),
      ...(ledger?.releases ?? []),
      ...later.releases,
    ],
    baseline: ledger && !earlier ? ledger.baseline : await (earlier || later).listBaseline(),
  };
}

/** What changed in a range of versions, and the names of its first version. */
interface RecordedRange {
  readonly releases: ApiLedger['releases'];
  readonly listBaseline: () => Promise<ApiLedger['baseline']>;
}

async function recordRange(
  range: VersionRange,
  request: HistoryRequest & { readonly registry: Registry },
  known: ReadonlyMap<string, ApiFacts> = new Map(),
): Promise<RecordedRange> {
  const { extraction, moved = [], registry, installed, cacheDir } = request;
  const versions = await listVersions(extraction.packages, range, registry);
  const report = request.report ?? (() => undefined);
  const parsed: ParsedFiles = extraction.parsed ?? new Map();
  const store = { cacheDir, request: { ...extraction, parsed }, installed, registry };
  const facts = new Map<string, Promise<ApiFacts>>(
    [...known].map(([version, listed]) => [version, Promise.resolve(listed)]),
  );
  const factsOf = (version: string) => {
    const present = facts.get(version);
    if (present) return present;
    keepParsed(parsed, [folderOf(version, store)], cacheDir);
    const read = extractVersion(version, store).then(listFacts);
    facts.set(version, read);
    return read;
  };
  const movedBetween = (after: string, version: string) =>
    moved.filter((move) => gt(move.in, after) && lte(move.in, version));
  const assumed = new Map<string, ApiFact>();
  const differing = await findReleases(
    versions,
    async (after, version) => {
      const { changes, assumed: late } = compareVersionFacts(
        await factsOf(after),
        await factsOf(version),
        movedBetween(after, version),
      );
      for (const fact of late) assumed.set(keyOf(fact), fact);
      report(`${after} → ${version}: ${changes.length} differences`);
      return changes;
    },
    request.precision,
  );
  const releases: ApiLedger['releases'] = [];
  for (const { after, version, changes } of differing) {
    keepParsed(parsed, [folderOf(after, store), folderOf(version, store)], cacheDir);
    const step = { after, version, moved: movedBetween(after, version) };
    const between = { earlier: await factsOf(after), later: await factsOf(version) };
    const judged = await judgeChanges(changes, step, between, store, parsed);
    report(`${version}: ${judged.length} changes`);
    if (judged.length > 0) releases.push({ version, after, changes: judged });
  }
  return { releases, listBaseline: async () => listBaseline(await factsOf(range.from), assumed) };
}

async function findCodemods(
  packageName: string | undefined,
  newest: string,
  registry: Registry,
): Promise<ApiLedger['codemods']> {
  if (packageName === undefined) return undefined;
  const versions = await registry.versionsOf(packageName);
  const version = maxSatisfying([...versions], `<=${newest}`);
  return version === null
    ? undefined
    : { packageName, names: await listCodemods(packageName, version) };
}

/** Forgets files of versions that are not compared any more. Those of the compiler are shared by all programs. */
function keepParsed(parsed: ParsedFiles, folders: readonly string[], cacheDir: string): void {
  // The compiler writes slashes on all systems.
  const isBelow = (file: string, folder: string) =>
    file.startsWith(`${folder.replaceAll('\\', '/')}/`);
  for (const file of parsed.keys()) {
    if (isBelow(file, cacheDir) && !folders.some((folder) => isBelow(file, folder)))
      parsed.delete(file);
  }
}

function versionOf(documents: readonly ApiDocument[]): string {
  const [first] = documents;
  if (!first) throw new RangeError('There are no API documents. Run `npx docs api` first.');
  return first.package.version;
}

const packedSchema = z.array(z.object({ files: z.array(z.object({ path: z.string() })) })).min(1);

/** `deprecations/accordion-props`, `v7.0.0/grid-props`: names as the command of MUI’s codemods takes them. */
const codemodFile = /^(?:node\/)?((?:deprecations|v\d+\.\d+\.\d+)\/[^/]+)\/index\.js$/;

/** Lists the codemods that a published package has, by name. `all` and helpers are left out. */
async function listCodemods(packageName: string, version: string): Promise<string[]> {
  const output = await runNpm(['pack', `${packageName}@${version}`, '--dry-run', '--json']);
  const [packed] = packedSchema.parse(JSON.parse(output));
  return (packed?.files ?? [])
    .flatMap(({ path }) => codemodFile.exec(path)?.[1] ?? [])
    .filter((name) => !/\/(?:all|utils?)$/.test(name))
    .sort((a, b) => (a < b ? -1 : 1));
}
