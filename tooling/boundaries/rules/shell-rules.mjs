import { beside, folderPattern, npmPattern } from './patterns.mjs';
import { shellTable } from './shell-table.mjs';

const root = 'packages/docs-shell/src/';
const names = Object.keys(shellTable);

function deeperFolders(folder) {
  return names
    .filter((name) => name.startsWith(`${folder}/`))
    .map((name) => name.slice(folder.length + 1));
}

const folderOf = (name) => folderPattern(root, name, deeperFolders(name));

function importsRule([name, { folders }]) {
  return {
    name: `shell-${name.replace('/', '-')}-imports`,
    comment: `docs-shell/${name} may import ${folders.join(', ') || 'no other folder'} of the shell.`,
    severity: 'error',
    from: { path: folderOf(name), pathNot: beside },
    to: { path: `^${root}`, pathNot: [name, ...folders].map(folderOf) },
  };
}

function packagesRule([name, { npm }]) {
  return {
    name: `shell-${name.replace('/', '-')}-packages`,
    comment: `docs-shell/${name} may use ${npm.join(', ') || 'no npm package'}.`,
    severity: 'error',
    from: { path: folderOf(name), pathNot: beside },
    to: {
      path: '.',
      pathNot: [`^${root}`, String.raw`\.css$`, ...npm.map(npmPattern)],
      dependencyTypesNot: ['local', 'core'],
    },
  };
}

function nodeRule([name, { node = [] }]) {
  const files = node.map((file) => `^${root}${name}/${file}$`);
  return {
    name: `shell-${name.replace('/', '-')}-without-node`,
    comment: `docs-shell/${name} runs in browsers too, where Node's modules are missing.`,
    severity: 'error',
    from: { path: folderOf(name), pathNot: [beside, ...files] },
    to: { dependencyTypes: ['core'] },
  };
}

const rows = Object.entries(shellTable);

/** The table of borders as rules for dependency-cruiser. */
export const shellRules = [
  ...rows.map(importsRule),
  ...rows.map(packagesRule),
  ...rows.filter(([, { node }]) => node !== true).map(nodeRule),
  {
    name: 'shell-folder-unknown',
    comment: 'A new folder of docs-shell needs a row in tooling/boundaries/rules/shell-table.mjs.',
    severity: 'error',
    from: { path: `^${root}[^/]+/`, pathNot: names.map(folderOf) },
    to: {},
  },
];
