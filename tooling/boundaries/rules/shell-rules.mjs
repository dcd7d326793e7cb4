import { supportFiles, folderPattern, npmPattern } from './patterns.mjs';
import { assemblers, shellTable } from './shell-table.mjs';

const root = 'packages/docs-shell/src/';
const names = Object.keys(shellTable);
const assemblerFiles = assemblers.map((file) => `^${root}${file.replaceAll('.', String.raw`\.`)}$`);

function deeperFolders(folder) {
  return names
    .filter((name) => name.startsWith(`${folder}/`))
    .map((name) => name.slice(folder.length + 1));
}

/** Files that run only in the browser. Markup also uses the contract in `client`. */
const browserCode = [
  String.raw`^${root}.*\.client\.ts$`,
  String.raw`^${root}client/(?!contract\.ts$)`,
];

const folderOf = (name) => folderPattern(root, name, deeperFolders(name));

/** Contracts between the markup and the browser code of a feature. Any folder may import them. */
const contracts = String.raw`^${root}features/[^/]+/contract\.ts$`;

function importsRule([name, { folders }]) {
  return {
    name: `shell-${name.replaceAll('/', '-')}-imports`,
    comment: `docs-shell/${name} may import ${folders.join(', ') || 'no other folder'} of the shell.`,
    severity: 'error',
    from: { path: folderOf(name), pathNot: [supportFiles, ...assemblerFiles] },
    to: { path: `^${root}`, pathNot: [contracts, ...[name, ...folders].map(folderOf)] },
  };
}

/** An npm package, or a package of this repository with the same name. */
function packagePatterns(name) {
  return [npmPattern(name), `^packages/${name}/src/`];
}

function packagesRule([name, { npm }]) {
  return {
    name: `shell-${name.replaceAll('/', '-')}-packages`,
    comment: `docs-shell/${name} may use ${npm.join(', ') || 'no npm package'}.`,
    severity: 'error',
    from: { path: folderOf(name), pathNot: supportFiles },
    to: {
      path: '.',
      pathNot: [`^${root}`, String.raw`\.css$`, ...npm.flatMap(packagePatterns)],
      dependencyTypesNot: ['local', 'core'],
    },
  };
}

function nodeRule([name, { node = [] }]) {
  const files = node.map((file) => `^${root}${name}/${file}$`);
  return {
    name: `shell-${name.replaceAll('/', '-')}-without-node`,
    comment: `docs-shell/${name} runs in browsers too, where Node's modules are missing.`,
    severity: 'error',
    from: { path: folderOf(name), pathNot: [supportFiles, ...files] },
    to: { dependencyTypes: ['core'] },
  };
}

const rows = Object.entries(shellTable);

/** Returns the table of boundaries as rules for dependency-cruiser. */
export const shellRules = [
  ...rows.map(importsRule),
  ...rows.map(packagesRule),
  ...rows.filter(([, { node }]) => node !== true).map(nodeRule),
  {
    name: 'shell-folder-unknown',
    comment: 'A new folder of docs-shell needs a row in tooling/boundaries/rules/shell-table.mjs.',
    severity: 'error',
    from: { path: `^${root}[^/]+/`, pathNot: [...names.map(folderOf), ...assemblerFiles] },
    to: {},
  },
  {
    name: 'shell-markup-without-browser-code',
    comment:
      'Components render on the server. Names that markup and browser code share belong in a module that both import.',
    severity: 'error',
    from: { path: `^${root}(features|page|next)/.*\\.tsx$`, pathNot: supportFiles },
    to: { path: browserCode },
  },
  {
    name: 'shell-browser-code-without-react',
    comment:
      'Browser code works on the markup of the server: it imports no component. React loads with demos only.',
    severity: 'error',
    from: { path: browserCode, pathNot: supportFiles },
    to: { path: ['\\.tsx$', npmPattern('react'), npmPattern('react-dom')] },
  },
];
