import { createRequire } from 'node:module';
import path from 'node:path';
import { z } from 'zod';
import type { ApiChange } from '../ledger/ledger-schema';
import { renameClass, type MovedName } from './compare-facts';
import { isExport, keyOf, type ApiFacts } from './list-facts';

/** An installed version, and what its documents say. */
export interface InstalledFacts {
  /** Absolute folder in which the packages are installed. */
  readonly folder: string;
  readonly facts: ApiFacts;
}

interface CheckOptions {
  readonly earlier: InstalledFacts;
  readonly later: InstalledFacts;
  readonly packages: readonly string[];
  readonly moved?: readonly MovedName[];
}

type ClassObjects = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * Judges classes by the objects of class names in the running packages. Declarations name classes that the objects lack,
 * and the other way around. A class that the object has before and after its row was added or removed is marked as
 * `accepted`.
 */
export function checkClasses(changes: readonly ApiChange[], options: CheckOptions): ApiChange[] {
  const { earlier, later, packages, moved = [] } = options;
  return changes.map((change) => {
    if (change.kind !== 'class' || (change.change !== 'added' && change.change !== 'removed'))
      return change;
    const origin = moved.find(({ to }) => to === change.of) ?? { from: change.of, to: change.of };
    const isAdded = change.change === 'added';
    const of = isAdded ? change.of : origin.from;
    const { className } =
      (isAdded ? later : earlier).facts.get(keyOf({ of, kind: change.kind, name: change.name })) ??
      {};
    if (className === undefined) return change;
    const { from, to } = isAdded ? { from: origin.to, to: origin.from } : origin;
    // `Unstable_Grid2` had the classes of `Grid2` already.
    const names = [className, renameClass(className, { from, to })];
    const there = isAdded ? earlier : later;
    const isPresent = hasClass({ of: to, key: change.name, names }, there, packages);
    return isPresent ? { ...change, accepted: true } : change;
  });
}

interface NamedClass {
  readonly of: string;
  readonly key: string;
  /** Class names that it may have. */
  readonly names: readonly string[];
}

/** The object of another component counts only if the component has none: grids share `gridClasses`. */
function hasClass(
  { of, key, names }: NamedClass,
  { folder, facts }: InstalledFacts,
  packages: readonly string[],
): boolean {
  const document = facts.get(of);
  if (!document || !isExport(document)) return false;
  const objects = packages.map((name) => ({
    ...loadClassObjects(name, folder),
    ...loadClassObjects(`${name}/${of}`, folder),
  }));
  const ownName = `${of.charAt(0).toLowerCase()}${of.slice(1)}Classes`;
  const own = objects.flatMap((one) => (one[ownName] ? [one[ownName]] : []));
  // `Mui-error` is in the objects of many components.
  const isShared = names.some((name) => name === `Mui-${key}`);
  const others = isShared ? [] : objects.flatMap((one) => Object.values(one));
  return (own.length > 0 ? own : others).some((one) => names.includes(one[key] ?? ''));
}

const classesSchema = z.record(z.string(), z.string());

/** Returns the objects that a module exports as `…Classes`. A module that Node cannot run has none. */
function loadClassObjects(specifier: string, folder: string): ClassObjects {
  const require = createRequire(path.join(folder, 'noop.js'));
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- Node 20 has no hooks for CommonJS
  const { extensions } = require;
  // Grids import their stylesheet since version 8, which Node would run as a script.
  extensions['.css'] = () => undefined;
  let loaded: unknown;
  try {
    loaded = require(specifier);
  } catch {
    return {};
  } finally {
    Reflect.deleteProperty(extensions, '.css');
  }
  const found = z.record(z.string(), z.unknown()).safeParse({ ...Object(loaded) });
  return Object.fromEntries(
    Object.entries(found.data ?? {}).flatMap(([name, value]) => {
      const classes = name.endsWith('Classes') ? classesSchema.safeParse(value) : undefined;
      return classes?.success ? [[name, classes.data] as const] : [];
    }),
  );
}
