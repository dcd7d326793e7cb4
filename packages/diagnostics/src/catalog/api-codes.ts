import type { CatalogEntry } from './types';

/** API reference. */
export const apiCodes = {
  DOCS6001: {
    title: 'API documents are out of date',
    text: 'The committed API documents differ from the types of the installed packages.',
  },
  DOCS6002: {
    title: 'Component without a page',
    text: 'The package exports a component that no page describes.',
  },
  DOCS6003: {
    title: 'Unknown API name',
    text: '`components` or `hooks` in the front matter name something that has no API page.',
  },
  DOCS6004: {
    title: 'Unreadable API document',
    text: 'A committed API document does not have the form that this version of `docs-build` reads.',
  },
  DOCS6005: {
    title: 'Two API documents with one address',
    text: 'Two packages of one product export the same name, so their documents would have the same address.',
  },
  DOCS6006: {
    title: 'Unnamed part',
    text: 'The page about a compound component does not name one of its public parts.',
  },
  DOCS6007: {
    title: 'API history is out of date',
    text: 'The recorded history of an API ends with another version than the installed package, or with other names.',
  },
  DOCS6008: {
    title: 'Unreadable API history',
    text: 'A committed API history does not have the form that this version of `docs-build` reads.',
  },
} as const satisfies Readonly<Record<string, CatalogEntry>>;
