import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { normalizeAddress } from '../../convert/addresses';
import { parseFrontMatter } from '../../markdown/parse';
import type { ImportReport } from '../../report';
import type { SourceVersion } from '../../types';
import { readText } from '../read-values';
import { slugOf, withoutNumber } from './document-address';
import type { DocsCollection } from './read-config';
import type { DocsVersion } from './read-versions';

/** Describes a version that stays on the old site: its address there, and the paths of its pages. */
export function describeVersion(
  version: DocsVersion,
  collection: DocsCollection,
  root: string,
): SourceVersion {
  const address = normalizeAddress([root, version.segment].join('/'));
  return {
    label: version.label,
    address,
    paths: listDocuments(version, collection).map((name) => pathOf(version.dir, name)),
    location: { file: version.dir },
  };
}

/** Reports the versions of one of several collections. */
export function reportVersions(
  versions: readonly DocsVersion[],
  collection: DocsCollection,
  report: ImportReport,
): void {
  for (const version of versions) {
    const count = listDocuments(version, collection).length;
    report.notImported(
      { file: version.dir },
      {
        kind: 'version',
        what: `version ${version.label} of ${collection.id} with ${count} pages`,
        todo: `Keep its site, and add { text: '${version.label}', href: '<its address>' } to versions in product.ts.`,
      },
    );
  }
}

function listDocuments({ dir }: DocsVersion, { include, exclude }: DocsCollection): string[] {
  return globSync([...include], { cwd: dir, ignore: [...exclude] }).sort();
}

/** Returns the path of a document below the base of its version: `/guides/first`, and `''` for the root. */
function pathOf(dir: string, name: string): string {
  const frontMatter = parseFrontMatter(readFileSync(path.join(dir, name), 'utf8'));
  const parts = name
    .replace(/\.mdx?$/, '')
    .split('/')
    .map(withoutNumber);
  const own = readText(frontMatter['id']) ?? parts.at(-1) ?? '';
  const address = normalizeAddress(slugOf(readText(frontMatter['slug']), parts.slice(0, -1), own));
  return address === '/' ? '' : address;
}
