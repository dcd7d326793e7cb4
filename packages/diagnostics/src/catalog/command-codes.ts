import type { CatalogEntry } from './types';

/** Settings and commands. */
export const commandCodes = {
  DOCS7001: {
    title: 'Invalid setting',
    text: 'An environment variable has a value that cannot be used. The build stops, because a default in its place would publish something that you did not ask for.',
    fix: 'Write one of the values after “expected”. [Settings](../packages/docs-shell/src/config/README.md) describes all variables.',
  },
  DOCS7002: {
    title: 'Misspelled setting',
    text: 'An environment variable nearly has the name of a setting. A misspelled setting would be ignored silently.',
    fix: 'Correct the name, or rename the variable if it is not meant for the platform.',
  },
  DOCS7003: {
    title: 'Invalid argument',
    text: 'The command does not know the argument, or its value is invalid.',
    fix: 'Correct the argument. The README of `docs-build` lists the commands, and `docs` without a command prints their names.',
  },
  DOCS7004: {
    title: 'Port in use',
    text: 'Another program uses the port of `--port`.',
    fix: 'Stop the other program, name another port, or leave `--port` out: `docs dev` then uses the next free one.',
  },
  DOCS7005: {
    title: 'App already served',
    text: 'Another `docs dev` serves the app. Two servers in one folder would overwrite each other’s files.',
    fix: 'Open the address in the message, or stop that server first.',
  },
  DOCS7006: {
    title: 'Next does not start',
    text: 'Next ended before it served a page, usually because of `next.config.ts`, or was not started because `package.json` or `tsconfig.json` cannot be parsed.',
    fix: 'Correct the file that the message or the output of Next names. `docs dev` waits for a change and starts it again.',
  },
  DOCS7007: {
    title: 'Site not reached',
    text: 'The site that `--beside` names did not answer, or it has no registry of products. `docs dev` goes on to serve the pages of the app.',
    fix: 'Check the address after `--beside` and your network. The pages of the app work without the site.',
  },
  DOCS7008: {
    title: 'Limit of a host exceeded',
    text: 'The host would refuse or shorten the configuration that `docs deploy` is about to write, or the files of the site. Nothing is written.',
    fix: 'Do what the hint says, or choose another host: [deploying](deploying.md) compares their limits.',
  },
  DOCS7009: {
    title: 'Nothing to deploy',
    text: 'The folder that `docs deploy` or `docs preview` reads does not exist, is empty, or holds no product with a valid `docs-manifest.json`, usually because the app is not built yet. Nothing is written.',
    fix: 'Run `npx docs build` first, or correct the folder.',
  },
  DOCS7010: {
    title: 'Live build not read',
    text: 'The site that `--plan` names does not say what is live, so the plan could not tell which addresses break.',
    fix: 'Try again when the site answers. If the product is new, the site must answer with 404.',
  },
  DOCS7011: {
    title: 'Invalid registry',
    text: 'An entry of `docs-products.json` contradicts another one or itself. Readers leave it out, so the product is missing from menus and search.',
    fix: 'Correct the entry with `docs registry`, which reports all problems at once.',
  },
  DOCS7012: {
    title: 'Product of the registry not found',
    text: 'The product publishes no manifest where the registry says, or the manifest of another product. Menus would lead to a page that does not exist.',
    fix: 'Upload the files of a product before it is added to the registry, and remove them after it has left.',
  },
  DOCS7013: {
    title: 'Changes that are not committed',
    text: '`docs upgrade` rewrites files of the app. With other changes in the folder, the two could not be told apart or taken back separately.',
    fix: 'Commit or stash the changes and run the command again. `--force` upgrades anyway.',
  },
  DOCS7014: {
    title: 'No upgrade possible',
    text: 'The app is part of the repository of the platform, or `--to` names a version that is older than the installed one or not published.',
    fix: 'Name a newer version, or leave `--to` out. An app in the repository of the platform is upgraded with it.',
  },
  DOCS7015: {
    title: 'Definition that cannot be edited',
    text: '`docs import` writes pages and redirects into the text of `product.ts`, and does not find the object that defines the product. Nothing is written.',
    fix: 'Write `defineProduct({ identity: { id: … }, … })` with the id as text. Other values may come from other modules.',
  },
  DOCS7016: {
    title: 'File or folder not accessible',
    text: 'The system refused to read or write: permissions, a full disk, a folder where a file is expected, or a name that is too long.',
    fix: 'The message names the path and what the system says. Correct it and run the command again.',
  },
  DOCS7017: {
    title: 'Folder that cannot be pruned',
    text: '`docs deploy --prune` does not know which files of the folder are needed, because the manifest or the list of builds of a product is missing or invalid. Nothing is removed.',
    fix: 'Name the folder of the whole site. If a product lacks one of these files, upload what `docs deploy --target` writes for it, and prune again.',
  },
} as const satisfies Readonly<Record<string, CatalogEntry>>;
