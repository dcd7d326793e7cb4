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
  DOCS7004: {
    title: 'Port in use',
    text: 'Another program uses the port of `--port`. Without `--port`, `docs dev` uses the next free port.',
  },
  DOCS7005: {
    title: 'App already served',
    text: 'Another `docs dev` serves the app. Two servers in one folder would overwrite each other’s files.',
  },
  DOCS7006: {
    title: 'Next does not start',
    text: 'Next ended before it served a page, usually because of `next.config.ts`. `docs dev` waits for a change and starts it again.',
  },
  DOCS7007: {
    title: 'Site not reached',
    text: 'The site that `--beside` names did not answer, or it has no registry of products. `docs dev` goes on to serve the pages of the app.',
  },
  DOCS7008: {
    title: 'Limit of a host exceeded',
    text: 'The host would refuse or shorten the configuration that `docs deploy` is about to write, or the files of the site. Nothing is written.',
  },
  DOCS7009: {
    title: 'Nothing to deploy',
    text: 'The folder that `docs deploy` reads does not exist.',
  },
  DOCS7010: {
    title: 'Live build not read',
    text: 'The site that `--plan` names does not say what is live, so nothing can be compared.',
  },
  DOCS7011: {
    title: 'Invalid registry',
    text: 'An entry of `docs-products.json` contradicts another one or itself. Readers leave it out, so the product is missing from menus and search.',
  },
  DOCS7012: {
    title: 'Product of the registry not found',
    text: 'The product publishes no manifest where the registry says, or the manifest of another product. Upload the files of a product before it is added to the registry, and remove them after it has left.',
  },
  DOCS7013: {
    title: 'Changes that are not committed',
    text: '`docs upgrade` rewrites files of the app. With other changes in the folder, the two could not be told apart or taken back separately.',
  },
  DOCS7014: {
    title: 'No upgrade possible',
    text: 'The app is part of the repository of the platform, or `--to` names an older version than the installed one.',
  },
} as const satisfies Readonly<Record<string, CatalogEntry>>;
