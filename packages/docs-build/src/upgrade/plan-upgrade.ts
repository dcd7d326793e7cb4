import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { glob } from 'tinyglobby';
import semver from 'semver';
import { listChanges } from './list-changes';
import type { Codemod, FileEdit, ReleasedChange } from './types';

/** What an upgrade does to an app. */
export interface UpgradePlan {
  /** Changes of the platform that the app meets. */
  readonly changes: readonly ReleasedChange[];
  readonly edits: readonly FileEdit[];
}

interface PlanOptions {
  /** Absolute path of the app's folder. */
  readonly appDir: string;
  readonly from: string;
  readonly to: string;
  /** Scope of the published packages. */
  readonly scope: string;
  readonly codemods: readonly Codemod[];
  readonly released: readonly ReleasedChange[];
}

/** Works out an upgrade of an app. Writes nothing. */
export async function planUpgrade(options: PlanOptions): Promise<UpgradePlan> {
  const { appDir, from, to, scope, codemods, released } = options;
  const edits = await applyCodemods(await readFiles(appDir), [
    ...selectCodemods(codemods, { from, to }),
    {
      name: 'versions',
      version: to,
      description: 'Raises the versions of the platform.',
      matches: (file) => file === 'package.json',
      transform: (text) => raiseVersions(text, to, scope),
    },
  ]);
  return {
    changes: listChanges(released, { from, to }, (file) => existsSync(path.join(appDir, file))),
    edits,
  };
}

/** Folders without sources of the app. `generated` is written by commands. */
const ignored = ['node_modules', '.docs', '.next', '.turbo', 'dist', 'out', 'generated'];

async function readFiles(appDir: string): Promise<ReadonlyMap<string, string>> {
  const names = await glob('**/*.{ts,tsx,mts,cts,js,jsx,mjs,cjs,json,mdx,css}', {
    cwd: appDir,
    ignore: ignored.map((name) => `**/${name}/**`),
  });
  return new Map(
    await Promise.all(
      names.sort().map(async (name) => {
        return [name, await readFile(path.join(appDir, name), 'utf8')] as const;
      }),
    ),
  );
}

/** A dependency on a package of the platform in the text of a `package.json`. They have one version. */
const dependency = /"(docs-build|docs-shell)"(\s*:\s*)"([^"]*)"/g;

/**
 * Returns the text of a `package.json` with another version of the platform. The packages get the alias that keeps their
 * scope out of imports. Dependencies on files, links and workspaces stay as they are, and so does the format.
 *
 * @param scope - scope of the published packages, such as `@scope`
 */
export function raiseVersions(text: string, to: string, scope: string): string {
  return text.replace(dependency, (whole, name: string, colon: string, value: string) => {
    const range = value.replace(/^npm:(@[^/]+\/)?[^@]+@/, '');
    if (semver.validRange(range) === null && range !== 'latest') return whole;
    const [operator = ''] = /^[~^]/.exec(range) ?? [];
    return `"${name}"${colon}"npm:${scope}/${name}@${operator}${to}"`;
  });
}

/** Returns the codemods that an upgrade needs: those of the versions after `from`, up to `to`. */
export function selectCodemods(
  codemods: readonly Codemod[],
  { from, to }: { readonly from: string; readonly to: string },
): readonly Codemod[] {
  return codemods.filter(
    ({ version }) => semver.gt(version, from) && semver.lte(version, semver.coerce(to) ?? to),
  );
}

/**
 * Runs codemods one after the other.
 *
 * @param files - texts by path from the app's folder
 * @returns the files that they change
 */
async function applyCodemods(
  files: ReadonlyMap<string, string>,
  codemods: readonly Codemod[],
): Promise<readonly FileEdit[]> {
  const edits: FileEdit[] = [];
  for (const [file, before] of files) {
    let after = before;
    const by: string[] = [];
    for (const { name, matches, transform } of codemods) {
      if (!matches(file)) continue;
      const text = await transform(after);
      if (text !== after) by.push(name);
      after = text;
    }
    if (after !== before) edits.push({ file, before, after, by });
  }
  return edits;
}
