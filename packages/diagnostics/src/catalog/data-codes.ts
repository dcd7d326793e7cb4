import type { CatalogEntry } from './types';

/** Data: any file with a fixed form. */
export const dataCodes = {
  DOCS1001: {
    title: 'Unknown key',
    text: 'The object has a key that its format does not know. A misspelled option would otherwise be ignored silently.',
    fix: 'Take the suggested key. If the key is from a newer version, upgrade the platform; otherwise remove it.',
  },
  DOCS1002: {
    title: 'Missing value',
    text: 'A required key is absent, so the build would have to guess its value.',
    fix: 'Add the key. The message names its type, and the editor shows the other keys of the object.',
  },
  DOCS1003: {
    title: 'Invalid value',
    text: 'The value has another type than the key requires, or another form: a number that is out of range, an id with capital letters, a path without a slash.',
    fix: 'Write a value of the type or form after “expected”. A value that only looks right is often quoted in YAML: `true` is not `"true"`.',
  },
  DOCS1004: {
    title: 'Invalid syntax',
    text: 'The file is not valid JSON or YAML, so nothing in it can be read.',
    fix: 'Open the file at the line that the message names. In YAML, quote a text that contains `: ` or begins with `@`, `*` or a quotation mark. In JSON, remove comments and the comma after the last entry.',
  },
  DOCS1005: {
    title: 'Missing file',
    text: 'A file that the build reads in every app is missing: `product.ts`, a page file, or the lockfile, whose versions are part of the keys of caches.',
    fix: 'Create the file, or restore it from Git. The message says what it holds.',
  },
  DOCS1006: {
    title: 'Failing module',
    text: 'A module that the build runs, such as `product.ts` or a table, has a syntax error, imports what does not exist, or throws an error while it is loaded. A `tsconfig.json` that cannot be parsed is reported with this code, too.',
    fix: 'Read the error after “received”: it has the line that throws. Such modules run in Node while the app is loaded, without a browser, and get one minute.',
  },
  DOCS1007: {
    title: 'Missing default export',
    text: 'The build reads the default export of the module, and it is missing or not plain data.',
    fix: 'Write `export default` with an object, a list, or what the `define…` function returns. A function or a class is not plain data.',
  },
} as const satisfies Readonly<Record<string, CatalogEntry>>;
