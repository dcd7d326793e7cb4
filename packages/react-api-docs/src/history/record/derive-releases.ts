import type { ParsedFiles } from '../../program/create-virtual-program';
import { assumeUndeclared } from '../compare/assume-undeclared';
import { checkClasses } from '../compare/check-classes';
import { checkTypes } from '../compare/check-types';
import { compareFacts, sortChanges, type MovedName } from '../compare/compare-facts';
import { keyOf, listFacts, type ApiFact, type ApiFacts } from '../compare/list-facts';
import type { ApiChange, ApiRelease } from '../ledger/ledger-schema';
import {
  extractVersion,
  forgetModules,
  openVersion,
  type VersionStore,
} from '../versions/extract-version';
import { listPartialVersions, type VersionRange } from '../versions/list-versions';
import { estimateFacts, type FactsPair } from './estimate-facts';

/** Returns what differs between the facts of two versions, and the facts that the earlier one does not declare. */
export function compareVersionFacts(
  earlier: ApiFacts,
  later: ApiFacts,
  moved: readonly MovedName[],
): { readonly changes: ApiChange[]; readonly assumed: readonly ApiFact[] } {
  const assumed = assumeUndeclared(earlier, later);
  const all = new Map([...earlier, ...assumed.map((fact) => [keyOf(fact), fact] as const)]);
  return { changes: compareFacts(all, later, moved), assumed };
}

/** What releases are derived from. */
export interface Derivation {
  readonly store: VersionStore;
  /** Facts of two versions that all packages have. */
  readonly pairOf: (range: VersionRange) => Promise<FactsPair>;
  /** Exports that got another name between two versions. */
  readonly movedBetween: (after: string, version: string) => readonly MovedName[];
  readonly parsed?: ParsedFiles;
}

/** A version of a range: the first, one that some packages lack, or the last. */
interface Stage {
  readonly version: string;
  readonly facts: ApiFacts;
  /** Those that have the version. */
  readonly packages: readonly string[];
  /** Whether the packages tell anything about a fact. */
  readonly knows: (key: string) => boolean;
}

/**
 * Derives the changes between two versions that all packages of a product have, from their published packages and nothing
 * else. If some of the packages have versions between, what these changed is dated with them.
 */
export async function deriveReleases(
  { from, to }: VersionRange,
  derivation: Derivation,
): Promise<ApiRelease[]> {
  const stages = await listStages({ from, to }, derivation);
  const releases: ApiRelease[] = [];
  for (const [index, stage] of stages.entries()) {
    if (index === 0) continue;
    const changes = await deriveStage(stages.slice(0, index), stage, derivation);
    if (changes.length === 0) continue;
    const { version, packages } = stage;
    const after = releases.at(-1)?.version ?? from;
    const isPartial = packages.length < derivation.store.request.packages.length;
    releases.push({ version, after, ...(isPartial && { packages: [...packages] }), changes });
  }
  return releases;
}

async function listStages(
  { from, to }: VersionRange,
  { store, pairOf }: Derivation,
): Promise<Stage[]> {
  const complete = await pairOf({ from, to });
  const partial = await listPartialVersions(store.request.packages, { from, to }, store.registry);
  const stages: Stage[] = [];
  let facts = complete.earlier;
  for (const { version, packages } of partial) {
    const read = async (one: string) => listFacts(await extractVersion(one, store, packages));
    const known = {
      earlier: await read(from),
      partial: await read(version),
      later: await read(to),
    };
    facts = estimateFacts(complete, known, facts);
    stages.push({
      version,
      facts,
      packages,
      knows: (key) => Object.values(known).some((one: ApiFacts) => one.has(key)),
    });
  }
  const whole = { packages: store.request.packages, knows: () => true };
  return [
    { version: from, facts: complete.earlier, ...whole },
    ...stages,
    { version: to, facts: complete.later, ...whole },
  ];
}

/** Compares a version with the one before it, and judges each change with the last version that knows the fact. */
async function deriveStage(
  earlier: readonly Stage[],
  stage: Stage,
  { store, movedBetween, parsed }: Derivation,
): Promise<ApiChange[]> {
  const before = earlier.at(-1);
  if (!before) return [];
  const moved = movedBetween(before.version, stage.version);
  const { changes } = compareVersionFacts(before.facts, stage.facts, moved);
  const isPartial = stage.packages.length < store.request.packages.length;
  const baseOf = (change: ApiChange) =>
    earlier.findLast(
      ({ knows, packages }) =>
        knows(keyOf(change)) &&
        (!isPartial || stage.packages.every((name) => packages.includes(name))),
    );
  const judged: ApiChange[] = [];
  for (const base of earlier) {
    const asked = changes.filter((change) => baseOf(change) === base);
    if (asked.length === 0) continue;
    const step = {
      after: base.version,
      version: stage.version,
      moved: movedBetween(base.version, stage.version),
      packages: isPartial ? stage.packages : base.packages,
    };
    const pair = { earlier: base.facts, later: stage.facts };
    judged.push(...(await judgeChanges(asked, step, pair, store, parsed)));
  }
  return sortChanges(judged);
}

/** Two published versions whose differences are judged. */
interface JudgedStep {
  readonly after: string;
  readonly version: string;
  readonly moved: readonly MovedName[];
  readonly packages: readonly string[];
}

/**
 * Lets the compiler and the running packages judge the changes between two versions. Installs them if they are not
 * installed.
 */
async function judgeChanges(
  changes: readonly ApiChange[],
  { after, version, moved, packages }: JudgedStep,
  facts: FactsPair,
  store: VersionStore,
  parsed?: ParsedFiles,
): Promise<ApiChange[]> {
  const earlier = await openVersion(after, store);
  const later = await openVersion(version, store);
  const judged = checkClasses(changes, {
    earlier: { folder: earlier, facts: facts.earlier },
    later: { folder: later, facts: facts.later },
    packages,
    moved,
  });
  for (const folder of [earlier, later]) forgetModules(folder);
  return checkTypes(judged, { earlier, later, packages, moved, ...(parsed && { parsed }) });
}
