import type { CatalogEntry } from './types';

/** Settings and commands. */
export const commandCodes = {
  DOCS7001: {
    title: 'Invalid setting',
    text: 'An environment variable has a value that cannot be used.',
  },
  DOCS7002: {
    title: 'Misspelled setting',
    text: 'An environment variable nearly has the name of a setting. A misspelled setting would be ignored silently.',
  },
  DOCS7003: {
    title: 'Invalid argument',
    text: 'The command does not know the argument, or its value is invalid.',
  },
} as const satisfies Readonly<Record<string, CatalogEntry>>;
