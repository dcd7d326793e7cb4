import type { CatalogEntry } from './types';

/** Data: any file with a fixed form. */
export const dataCodes = {
  DOCS1001: {
    title: 'Unknown key',
    text: 'The object has a key that its format does not know. A misspelled option would otherwise be ignored silently.',
  },
  DOCS1002: {
    title: 'Missing value',
    text: 'A required key is absent.',
  },
  DOCS1003: {
    title: 'Invalid value',
    text: 'The value has the wrong type, or does not follow the format that the key requires.',
  },
  DOCS1004: {
    title: 'Invalid syntax',
    text: 'The file is not valid JSON or YAML, so nothing in it can be read.',
  },
  DOCS1005: {
    title: 'Missing file',
    text: 'A required file does not exist.',
  },
  DOCS1006: {
    title: 'Failing module',
    text: 'A module that the build runs, such as `product.ts` or a table, throws an error while it is loaded.',
  },
  DOCS1007: {
    title: 'Missing default export',
    text: 'The build reads the default export of the module, and it is missing or not plain data.',
  },
} as const satisfies Readonly<Record<string, CatalogEntry>>;
