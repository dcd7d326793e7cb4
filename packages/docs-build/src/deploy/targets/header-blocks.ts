import { contentTypes } from 'docs-shell/lib/content-types';
import { type AddressMatch, type HeaderRule } from '../rules/header-rules';
import type { ServingRules } from '../rules/serving-rules';

/** Headers for the addresses of one pattern, in which `*` is any text. */
export interface HeaderBlock {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Returns the header rules of a site and the content types of its files as blocks, for hosts whose patterns have `*`
 * only. Rules for the same pattern become one block.
 */
export function listHeaderBlocks(rules: ServingRules): readonly HeaderBlock[] {
  const blocks = new Map<string, Readonly<Record<string, string>>>();
  for (const { match, headers } of addContentTypes(rules.headers)) {
    for (const path of pathsOf(match, rules)) {
      blocks.set(path, { ...blocks.get(path), ...headers });
    }
  }
  return [...blocks].map(([path, headers]) => ({ path, headers }));
}

/** Adds the content types, as hosts have other ones for some extensions, or leave out the encoding. */
export function addContentTypes(rules: readonly HeaderRule[]): readonly HeaderRule[] {
  const types = Object.entries(contentTypes)
    .filter(([extension]) => extension !== 'html')
    .map(([extension, type]): HeaderRule => {
      return {
        match: { kind: 'extensions', extensions: [extension] },
        headers: { 'Content-Type': type },
      };
    });
  const [first, ...others] = rules;
  return first ? [first, ...types, ...others] : types;
}

function pathsOf(
  match: AddressMatch,
  { assetFolders, playgroundFolders }: ServingRules,
): readonly string[] {
  switch (match.kind) {
    case 'all':
      return ['/*'];
    case 'assets':
      return assetFolders.map((folder) => `${folder}*`);
    case 'extensions':
      return match.extensions.map((extension) => `/*.${extension}`);
    case 'playground':
      return playgroundFolders.map((folder) => `${folder}*`);
  }
}
