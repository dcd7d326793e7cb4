import semver from 'semver';
import type { Codemod, FileEdit } from './types';

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
export async function applyCodemods(
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
