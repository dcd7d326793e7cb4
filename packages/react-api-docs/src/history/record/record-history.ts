import { gt, maxSatisfying } from 'semver';
import { z } from 'zod';
import type { ApiDocument } from '../../document';
import type { ExtractionRequest } from '../../extract/extraction-request';
import { listFacts } from '../compare/list-facts';
import { carryUndeclared, extendBaseline, listBaseline } from '../ledger/baseline';
import { ledgerVersion, type ApiLedger } from '../ledger/ledger-schema';
import type { VersionStore } from '../versions/extract-version';
import { createRegistry, type Registry } from '../versions/registry';
import { runNpm } from '../versions/run-npm';
import type { Precision } from './find-releases';
import { openRange, type DerivedStep, type MovedExport, type RangeOptions } from './open-range';

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
  /** Keeps the ledger after each release, so that a later run continues if this one fails. */
  readonly save?: (ledger: ApiLedger) => Promise<void>;
  /** Reports progress, one line of text at a time. */
  readonly report?: (line: string) => void;
}

/**
 * Continues a ledger up to the installed version, or starts one. If `from` is before the first version of the ledger, the
 * versions between are put before it, the newest first. Earlier entries stay as they are.
 * @throws {RangeError} A version is not published.
 */
export async function recordHistory(
  request: HistoryRequest,
  ledger?: ApiLedger,
): Promise<ApiLedger> {
  const { extraction, from, save } = request;
  const newest = versionOf(request.documents);
  const options = optionsOf(request);
  const readBaseline = async () => {
    const range = await openRange({ from, to: newest }, options);
    return listBaseline(await range.factsOf(from));
  };
  const codemods = await findCodemods(request.codemods, newest, options.store.registry);
  let recorded: ApiLedger = {
    schemaVersion: ledgerVersion,
    packages: [...extraction.packages],
    oldest: ledger?.oldest ?? from,
    newest: ledger?.newest ?? from,
    ...(codemods && { codemods }),
    releases: ledger?.releases ?? [],
    baseline: ledger?.baseline ?? (await readBaseline()),
  };
  if (gt(recorded.oldest, from)) {
    const range = await openRange({ from, to: recorded.oldest }, options);
    const steps = range.derive({ isNewestFirst: true });
    for await (const step of withEnd(steps, { from, to: from, releases: [] })) {
      const baseline = listBaseline(await range.factsOf(step.from));
      recorded = {
        ...recorded,
        oldest: step.from,
        releases: [...step.releases, ...recorded.releases],
        baseline: carryUndeclared(baseline, recorded.baseline),
      };
      await save?.(recorded);
    }
  }
  const range = await openRange({ from: recorded.oldest, to: newest }, options);
  const steps = range.derive({ between: { from: recorded.newest, to: newest } });
  for await (const step of withEnd(steps, { from: newest, to: newest, releases: [] })) {
    recorded = {
      ...recorded,
      newest: step.to,
      releases: [...recorded.releases, ...step.releases],
      baseline: extendBaseline(recorded.baseline, range.assumed()),
    };
    await save?.(recorded);
  }
  return recorded;
}

/** Returns how the versions of a product are read. */
export function optionsOf({ extraction, documents, ...request }: HistoryRequest): RangeOptions {
  const { cacheDir, installed, registry = createRegistry(), moved, precision, report } = request;
  return {
    store: { cacheDir, installed, registry, request: extraction },
    known: new Map([[versionOf(documents), listFacts(documents)]]),
    moved,
    precision,
    report,
  };
}

/** Adds a step after the last one: a range can end with versions without changes. */
export async function* withEnd(
  steps: AsyncIterable<DerivedStep>,
  end: DerivedStep,
): AsyncGenerator<DerivedStep> {
  yield* steps;
  yield end;
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
