/** Help of a command. */
interface CommandHelp {
  /** What it does, in one line. */
  readonly does: string;
  /** Its arguments, one form a line. */
  readonly forms: readonly string[];
  /** What each option does. */
  readonly options?: Readonly<Record<string, string>>;
}

const helps = {
  api: {
    does: 'writes the API reference from the types of the library',
    forms: ['[--check] [<component> …]'],
    options: { '--check': 'writes nothing, and fails if the reference is out of date' },
  },
  build: { does: 'builds the app into dist/', forms: [''] },
  check: {
    does: 'reports mistakes with file, line and hint',
    forms: ['[--full] [--versions]'],
    options: {
      '--full': 'also builds the app, starts each demo in a browser, and does what --versions does',
      '--versions': 'also asks npm whether the version menu is up to date',
    },
  },
  deploy: {
    does: 'writes dist/ as a host takes it, or compares it with what is live',
    forms: [
      '--target <host> [--live <origin>] [--keep <number>] [--from <folder>] [--to <folder>]',
      '--plan <origin> [--from <folder>]',
      '--prune <folder>',
    ],
    options: {
      '--target': 'writes a folder for a host, such as nginx or netlify',
      '--plan': 'lists what would change for readers, and fails if an address would break',
      '--prune': 'removes assets of old builds from the folder of a site',
      '--live': 'keeps the assets of the builds that are live there',
      '--keep': 'how many builds keep their assets; 3 by default',
      '--from': 'folder to read; dist by default',
      '--to': 'folder to write; .docs/deploy/<host> by default',
      '--root': 'folder of the site on the server (nginx, Caddy)',
      '--listen': 'port, or address and port (nginx, Caddy)',
      '--server-name': 'host of the site (servers, Cloudflare, GitHub Pages)',
      '--feedback': 'origin of the feedback service (servers)',
    },
  },
  dev: {
    does: 'serves the app while you write',
    forms: ['[--port <port>] [--beside <origin>]'],
    options: {
      '--port': 'port to listen on; 3000 or the next free one by default',
      '--beside': 'takes all other pages from this site',
    },
  },
  history: {
    does: 'adds released versions to the history of the API',
    forms: ['[--check] [--minors] [--again <version>]'],
    options: {
      '--check': 'writes nothing, and fails if the history is out of date',
      '--minors': 'compares the last patch of each minor version only',
      '--again': 'records what came after this version again',
    },
  },
  import: {
    does: 'imports an existing documentation into the app',
    forms: ['<format> <folder> [--dry-run] [--json] [--site-url <origin>] [--base-path <path>]'],
    options: {
      '--dry-run': 'writes nothing',
      '--json': 'prints the result as JSON',
      '--site-url': 'origin to which links to pages that were not imported lead',
      '--base-path': 'part of the old addresses that the root of the product replaces',
      '--product': 'id of the product, if the app has several',
      '--version': 'version to import, if the source has several',
    },
  },
  new: {
    does: 'creates an app in the repository of the platform',
    forms: ['<id> --package <npm package> [--category <id>]'],
    options: {
      '--package': 'the React library that the app documents',
      '--category': 'category in the menu of products; core by default',
    },
  },
  registry: {
    does: 'lists, checks, adds and removes the products of a site',
    forms: [
      'list|check [--site <folder or origin>]',
      'add <root path> --site <folder> [--prefix <path>] [--category <id>] [--order <number>]',
      'remove <product id> --site <folder>',
    ],
    options: {
      '--site': 'folder or origin of the site; dist by default',
      '--prefix': 'a further prefix of the product, as often as needed',
      '--category': 'category in the menu of products; that of product.ts by default',
      '--order': 'place among the products; the last by default',
    },
  },
  upgrade: {
    does: 'brings the app to another version of the platform',
    forms: ['[--to <version>] [--from <version>] [--dry-run] [--force]'],
    options: {
      '--to': 'version to upgrade to; the newest by default',
      '--from': 'version to upgrade from; the installed one by default',
      '--dry-run': 'prints the changes and writes nothing',
      '--force': 'writes even if there are changes that are not committed',
    },
  },
  voice: {
    does: 'measures the prose of pages, in the repository of the platform',
    forms: ['[<app> …]'],
  },
} satisfies Readonly<Record<string, CommandHelp>>;

/** Name of a command that people run. */
export type CommandName = keyof typeof helps;

/** Returns what `docs --help` prints. */
export function describeCommands(): string {
  const rows = Object.entries(helps).map(([name, { does }]) => [name, does] as const);
  return `Usage: docs <command>, in the folder of an app

${alignRows(rows)}
docs <command> --help lists its options. Each command takes --reporter text, json or github.
`;
}

/** Returns what `docs <command> --help` prints. */
export function describeCommand(name: CommandName): string {
  const { does, forms, options = {} }: CommandHelp = helps[name];
  const usage = forms.map((form) => `docs ${name} ${form}`.trimEnd()).join('\n       ');
  const list = Object.entries(options);
  return `docs ${name} ${does}.\n\nUsage: ${usage}\n${list.length === 0 ? '' : `\n${alignRows(list)}`}`;
}

function alignRows(rows: readonly (readonly [name: string, text: string])[]): string {
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, text]) => `  ${name.padEnd(width)}  ${text}\n`).join('');
}
