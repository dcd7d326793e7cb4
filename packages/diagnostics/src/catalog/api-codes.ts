import type { CatalogEntry } from './types';

/** API reference. */
export const apiCodes = {
  DOCS6001: {
    title: 'API documents are out of date',
    text: 'The committed API documents differ from the types of the installed packages, usually after an upgrade.',
    fix: 'Run `npx docs api` in the app, read the difference, and commit it.',
  },
  DOCS6002: {
    title: 'Component without a page',
    text: 'The package exports a component that no page describes, so users find only its generated API page.',
    fix: 'Write the page, or name the component in `components` of the page that explains it. `library.api.complete` can exempt it, with the reason.',
  },
  DOCS6003: {
    title: 'Unknown API name',
    text: '`components` or `hooks` in the front matter name something that has no API page.',
    fix: 'Correct the name. It is the name of the export, such as `Button`. If the package no longer has it, remove it.',
  },
  DOCS6004: {
    title: 'Unreadable API document',
    text: 'A committed API document does not have the form that this version of `docs-build` reads.',
    fix: 'Run `npx docs api` in the app. It writes all documents again.',
  },
  DOCS6005: {
    title: 'Two API documents with one address',
    text: 'Two packages of one product export the same name, so their documents would have the same address.',
    fix: 'List only one of the two packages in `library.api.packages`, or move one to a product of its own.',
  },
  DOCS6006: {
    title: 'Unnamed part',
    text: 'The page about a compound component does not name one of its public parts, so users cannot know what it is for.',
    fix: 'Add a section or a sentence that names the part, with an example if it has its own props.',
  },
  DOCS6007: {
    title: 'API history is out of date',
    text: 'The recorded history of an API ends with another version than the installed package, or with other names.',
    fix: 'Run `npx docs history` in the app and commit the result. List exports that got another name under `history.moved`.',
  },
  DOCS6008: {
    title: 'Unreadable API history',
    text: 'A committed API history does not have the form that this version of `docs-build` reads.',
    fix: 'Restore the file from Git, or remove it and run `npx docs history`, which records it again.',
  },
} as const satisfies Readonly<Record<string, CatalogEntry>>;
