/**
 * The modules that product teams import: what `docs/upgrading.md` calls API. All other exports of the packages are for the
 * platform itself and may change in any release.
 */
export const publicEntries = {
  'docs-build': ['./config'],
  'docs-shell': [
    './product',
    './demos',
    './demos/emotion',
    './demos/material',
    './demos/library-settings',
    './page-document',
    './next/app',
    './next/config',
    './next/data',
    './next/document',
    './next/page',
  ],
} as const;
