import type { ParsedFiles } from '../../program/create-virtual-program';
import { assumeUndeclared } from '../compare/assume-undeclared';
import { checkClasses } from '../compare/check-classes';
import { checkTypes } from '../compare/check-types';
import { compareFacts, type MovedName } from '../compare/compare-facts';
import { keyOf, listFacts, type ApiFact, type ApiFacts } from '../compare/list-facts';
import type { ApiChange } from '../ledger/ledger-schema';
import {
  extractVersion,
  forgetModules,
  openVersion,
  type VersionStore,
} from '../versions/extract-version';

/** Two published versions that are compared. */
export interface VersionStep {
  readonly after: string;
  readonly version: string;
  readonly moved: readonly MovedName[];
}

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

/** The facts of both versions of a step. */
export interface StepFacts {
  readonly earlier: ApiFacts;
  readonly later: ApiFacts;
}

/**
 * Lets the compiler and the running packages judge the changes between two versions. Installs them if they are not
 * installed.
 */
export async function judgeChanges(
  changes: readonly ApiChange[],
  { after, version, moved }: VersionStep,
  facts: StepFacts,
  store: VersionStore,
  parsed?: ParsedFiles,
): Promise<ApiChange[]> {
  const earlier = await openVersion(after, store);
  const later = await openVersion(version, store);
  const { packages } = store.request;
  const judged = checkClasses(changes, {
    earlier: { folder: earlier, facts: facts.earlier },
    later: { folder: later, facts: facts.later },
    packages,
    moved,
  });
  for (const folder of [earlier, later]) forgetModules(folder);
  return checkTypes(judged, { earlier, later, packages, moved, ...(parsed && { parsed }) });
}

/** Derives the changes of one version from its published packages and those of the version before, and nothing else. */
export async function deriveRelease(step: VersionStep, store: VersionStore): Promise<ApiChange[]> {
  const earlier = listFacts(await extractVersion(step.after, store));
  const later = listFacts(await extractVersion(step.version, store));
  const { changes } = compareVersionFacts(earlier, later, step.moved);
  return judgeChanges(changes, step, { earlier, later }, store);
}
