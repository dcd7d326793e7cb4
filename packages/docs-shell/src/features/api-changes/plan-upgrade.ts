import type { ChangeEffect } from './change-effects';
import type { UpgradeStepKind } from './contract';
import type { Choice } from './is-chosen';

/** A change on the page. */
export interface PlannedChange {
  /** The export that it is about. */
  readonly of: string;
  /** The version that made it, encoded. */
  readonly code: string;
  readonly effect: string;
  /** Of a removal: the later version that added the same again, encoded. Null if there is none. */
  readonly returnedIn: string | null;
}

/** A command that changes code. */
export interface PlannedCodemod {
  readonly command: string;
  /** The export that it is about, or null. */
  readonly of: string | null;
  /** The version that needs it, encoded. Null if it replaces deprecated APIs. */
  readonly code: string | null;
}

/** One step of an upgrade. Each is done before the next one. */
export interface UpgradeStep<Change> {
  readonly kind: UpgradeStepKind;
  /** Text of the version that is installed at this step. */
  readonly version: string;
  readonly commands: readonly string[];
  readonly changes: readonly Change[];
}

/** What a plan is made from. */
export interface UpgradeSource<Change> {
  readonly packageName: string;
  /** Versions that can be installed, each as shown and encoded. */
  readonly versions: readonly ShownVersion[];
  /** Changes of the components in question. */
  readonly changes: readonly Change[];
  readonly codemods: readonly PlannedCodemod[];
}

/**
 * Plans an upgrade: for each major version its installation, its codemods and what it breaks; then what is deprecated, with
 * the codemods that replace it; then what changed its type or default. Each major version is installed on its own,
 * because its codemods expect the APIs of the one before, unless there is nothing to do for it. Leaves out removals that a
 * later version takes back, and steps without content.
 */
export function planUpgrade<Change extends PlannedChange>(
  { packageName, versions, changes, codemods }: UpgradeSource<Change>,
  { after, upTo }: Pick<Choice, 'after' | 'upTo'>,
): UpgradeStep<Change>[] {
  const isBetween = ({ code }: { readonly code: string | null }) =>
    code !== null && code > after && code <= upTo;
  const targets = lastOfMajors(versions.filter(isBetween));
  const last = targets.at(-1);
  if (!last) return [];
  const made = changes.filter(
    (change) => isBetween(change) && !(change.returnedIn !== null && change.returnedIn <= upTo),
  );
  const withEffect = (effect: ChangeEffect) => made.filter((change) => change.effect === effect);
  const changed = new Set(made.map(({ of }) => of));
  const fits = ({ of }: PlannedCodemod) => of === null || changed.has(of);
  const commandsOf = (list: readonly PlannedCodemod[]) =>
    list.filter(fits).map(({ command }) => command);
  const steps = targets.flatMap((target): UpgradeStep<Change>[] => {
    const isOfMajor = ({ code }: { readonly code: string | null }) =>
      code !== null && majorOf(code) === majorOf(target.code);
    const step = { version: target.text, commands: [], changes: [] };
    const work: UpgradeStep<Change>[] = [
      {
        ...step,
        kind: 'codemods',
        commands: commandsOf(codemods.filter(isBetween).filter(isOfMajor)),
      },
      { ...step, kind: 'breaking', changes: withEffect('breaking').filter(isOfMajor) },
    ];
    const install = `npm install ${packageName}@${nameVersion(target)}`;
    const isNeeded = target === last || work.some(hasContent);
    return [
      ...(isNeeded ? [{ ...step, kind: 'install' as const, commands: [install] }] : []),
      ...work,
    ];
  });
  const end = { version: last.text, commands: [], changes: [] };
  steps.push(
    {
      ...end,
      kind: 'deprecated',
      commands: commandsOf(codemods.filter(({ code }) => code === null)),
      changes: withEffect('deprecated'),
    },
    { ...end, kind: 'changed', changes: withEffect('changed') },
  );
  return steps.filter(hasContent);
}

function hasContent({ commands, changes }: UpgradeStep<unknown>): boolean {
  return commands.length + changes.length > 0;
}

/** Returns the newest version of each major version, oldest first. */
function lastOfMajors<Version extends { readonly code: string }>(
  versions: readonly Version[],
): Version[] {
  const newest = new Map<string, Version>();
  for (const version of versions.toSorted((a, b) => (a.code < b.code ? -1 : 1))) {
    newest.set(majorOf(version.code), version);
  }
  return [...newest.values()];
}

function majorOf(code: string): string {
  return code.slice(0, 2);
}

/** A version as it is shown, and encoded. */
export interface ShownVersion {
  readonly text: string;
  readonly code: string;
}

/** Returns a version as npm names it: `7.1`, and `5.0.0-beta.49` for a prerelease, which is shown without its numbers. */
export function nameVersion({ text, code }: ShownVersion): string {
  return /^\d/.test(text) ? text : `${Number(majorOf(code))}.${Number(code.slice(2, 4))}.0-${text}`;
}
