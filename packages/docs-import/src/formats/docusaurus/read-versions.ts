import { existsSync } from 'node:fs';
import path from 'node:path';
import { readRecord, readText, readTexts } from '../read-values';
import type { DocsCollection } from './read-config';
import { parseFile } from '../../parse-file';

/** One version of a collection of documents. */
export interface DocsVersion {
  /** `current`, or a name of `versions.json`. */
  readonly name: string;
  readonly label: string;
  /** Part of its addresses below the base of the collection. Empty for the version without a number in its addresses. */
  readonly segment: string;
  /** Absolute folder of its documents. */
  readonly dir: string;
  /** Absolute. */
  readonly sidebarFile?: string | undefined;
  /** Name of its folder below a plugin in `i18n`. */
  readonly translationFolder: string;
}

/** Returns the versions that the site has, newest first, with the addresses that Docusaurus gives them. */
export function listVersions(
  { id, dir, sidebarFile, options }: DocsCollection,
  sourceDir: string,
): readonly DocsVersion[] {
  const prefix = id === 'default' ? '' : `${id}_`;
  const released =
    options['disableVersioning'] === true
      ? []
      : readNames(path.join(sourceDir, `${prefix}versions.json`));
  const only = readTexts(options['onlyIncludeVersions']);
  const hasCurrent = options['includeCurrentVersion'] !== false || released.length === 0;
  const names = [...(hasCurrent ? ['current'] : []), ...released].filter(
    (name) => only.length === 0 || only.includes(name),
  );
  const last =
    readText(options['lastVersion']) ?? released.find((name) => names.includes(name)) ?? 'current';
  return names.map((name) => {
    const own = readRecord(readRecord(options['versions'])[name]);
    const folder = `version-${name}`;
    const isCurrent = name === 'current';
    const sidebar = path.join(sourceDir, `${prefix}versioned_sidebars`, `${folder}-sidebars.json`);
    const usual = name === last ? '' : isCurrent ? 'next' : name;
    return {
      name,
      label: readText(own['label']) ?? (isCurrent ? 'Next' : name),
      segment: (readText(own['path']) ?? usual).replaceAll(/^\/+|\/+$/g, ''),
      dir: isCurrent ? dir : path.join(sourceDir, `${prefix}versioned_docs`, folder),
      sidebarFile: isCurrent ? sidebarFile : existsSync(sidebar) ? sidebar : undefined,
      translationFolder: isCurrent ? 'current' : folder,
    };
  });
}

/**
 * Returns the version to import: the one with this name or label, or else the one that readers see first.
 *
 * @returns undefined if no version has the name
 */
export function chooseVersion(
  versions: readonly DocsVersion[],
  wanted: string | undefined,
): DocsVersion | undefined {
  return wanted === undefined
    ? (versions.find(({ segment }) => segment === '') ?? versions[0])
    : versions.find(({ name, label }) => name === wanted || label === wanted);
}

function readNames(file: string): readonly string[] {
  return existsSync(file) ? readTexts(parseFile(file, JSON.parse)) : [];
}
