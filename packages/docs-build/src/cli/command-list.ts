/** An option of a command, in the form that `parseArgs` of Node takes. */
interface CommandOption {
  readonly type: 'boolean' | 'string';
  /** Whether it can be given several times. */
  readonly multiple?: true;
  readonly does: string;
}

/** A command of `docs`: what it takes, and its help. */
export interface CommandEntry {
  /** What it does, in one line. */
  readonly does: string;
  /** Its arguments, one form a line. */
  readonly forms: readonly string[];
  /** A call or two, for the hint of an invalid value. */
  readonly example?: string;
  /** Most arguments that are no options. None by default. */
  readonly operands?: number;
  readonly options?: Readonly<Record<string, CommandOption>>;
}

/** All commands that people run. Help and `readArguments` read this list. */
export const commandList = {
  api: {
    does: 'writes the API reference from the types of the library',
    forms: ['[--check] [<component> …]'],
    operands: Infinity,
    options: {
      check: { type: 'boolean', does: 'writes nothing, and fails if the reference is out of date' },
    },
  },
  build: { does: 'builds the app into dist/', forms: [''] },
  check: {
    does: 'reports mistakes with file, line and hint',
    forms: ['[--full] [--versions]'],
    options: {
      full: {
        type: 'boolean',
        does: 'also builds the app, starts each demo in a browser, and does what --versions does',
      },
      versions: { type: 'boolean', does: 'also asks npm whether the version menu is up to date' },
    },
  },
  deploy: {
    does: 'writes dist/ as a host takes it, or compares it with what is live',
    forms: [
      '--target <host> [--live <origin>] [--keep <number>] [--from <folder>] [--to <folder>]',
      '--plan <origin> [--from <folder>]',
      '--prune <folder>',
    ],
    example: 'docs deploy --target nginx, or docs deploy --plan https://docs.example.com',
    options: {
      target: { type: 'string', does: 'writes a folder for a host, such as nginx or netlify' },
      plan: {
        type: 'string',
        does: 'lists what would change for readers, and fails if an address would break',
      },
      prune: {
        type: 'string',
        does: 'removes assets of old builds and removed pages from the folder of a site',
      },
      live: { type: 'string', does: 'keeps the assets of the builds that are live there' },
      keep: { type: 'string', does: 'how many builds keep their assets; 3 by default' },
      from: { type: 'string', does: 'folder to read; dist by default' },
      to: { type: 'string', does: 'folder to write; .docs/deploy/<host> by default' },
      root: { type: 'string', does: 'folder of the site on the server (nginx, Caddy)' },
      listen: { type: 'string', does: 'port, or address and port (nginx, Caddy)' },
      'server-name': {
        type: 'string',
        does: 'host of the site (servers, Cloudflare, GitHub Pages)',
      },
      feedback: { type: 'string', does: 'origin of the feedback service (servers)' },
    },
  },
  dev: {
    does: 'serves the app while you write',
    forms: ['[--port <port>] [--host <address>] [--beside <origin>]'],
    example:
      'docs dev --port 4000, docs dev --host 0.0.0.0, or docs dev --beside https://docs.example.com',
    options: {
      port: { type: 'string', does: 'port to listen on; 3000 or the next free one by default' },
      host: {
        type: 'string',
        does: 'listens on this address: 0.0.0.0 for all devices of the network, and in a container',
      },
      beside: { type: 'string', does: 'takes all other pages from this site' },
    },
  },
  history: {
    does: 'adds released versions to the history of the API',
    forms: ['[--check] [--minors] [--again <version>[..<version>]]'],
    example: 'docs history --again 6.0.0',
    options: {
      check: {
        type: 'boolean',
        does: 'writes nothing, and fails if the history or a document is out of date',
      },
      minors: { type: 'boolean', does: 'compares the last patch of each minor version only' },
      again: {
        type: 'string',
        does: 'records what came after this version again, up to a second one',
      },
    },
  },
  import: {
    does: 'imports an existing documentation into the app',
    forms: ['<format> <folder> [--dry-run] [--json] [--site-url <origin>] [--base-path <path>]'],
    example: 'docs import docusaurus ../old-docs --dry-run',
    operands: 2,
    options: {
      'dry-run': { type: 'boolean', does: 'writes nothing' },
      json: { type: 'boolean', does: 'prints the result as JSON' },
      'site-url': {
        type: 'string',
        does: 'origin to which links to pages that were not imported lead',
      },
      'base-path': {
        type: 'string',
        does: 'part of the old addresses that the root of the product replaces',
      },
      product: { type: 'string', does: 'id of the product, if the app has several' },
      version: { type: 'string', does: 'version to import, if the source has several' },
    },
  },
  new: {
    does: 'creates an app in the repository of the platform',
    forms: ['<id> --package <npm package> [--category <id>]'],
    example: 'npm run new -- garden-ui --package @garden/ui',
    operands: 1,
    options: {
      package: { type: 'string', does: 'the React library that the app documents' },
      category: { type: 'string', does: 'category in the menu of products; core by default' },
    },
  },
  preview: {
    does: 'serves dist/ as a host does',
    forms: ['[--port <port>]'],
    example: 'docs preview --port 4000',
    options: {
      port: { type: 'string', does: 'port to listen on; 3000 or the next free one by default' },
    },
  },
  registry: {
    does: 'lists, checks, adds and removes the products of a site',
    forms: [
      'list|check [--site <folder or origin>]',
      'add <root path> --site <folder> [--prefix <path>] [--category <id>] [--order <number>]',
      'remove <product id> --site <folder>',
    ],
    example:
      'docs registry check --site https://docs.example.com, or docs registry add /paint --site <folder>',
    operands: 2,
    options: {
      site: { type: 'string', does: 'folder or origin of the site; dist by default' },
      prefix: {
        type: 'string',
        multiple: true,
        does: 'a further prefix of the product, as often as needed',
      },
      category: {
        type: 'string',
        does: 'category in the menu of products; that of product.ts by default',
      },
      order: { type: 'string', does: 'place among the products; the last by default' },
    },
  },
  upgrade: {
    does: 'brings the app to another version of the platform',
    forms: ['[--to <version>] [--from <version>] [--dry-run] [--force]'],
    example: 'docs upgrade, or docs upgrade --to 1.2.0 --dry-run',
    options: {
      to: { type: 'string', does: 'version to upgrade to; the newest by default' },
      from: { type: 'string', does: 'version to upgrade from; the installed one by default' },
      'dry-run': { type: 'boolean', does: 'prints the changes and writes nothing' },
      force: { type: 'boolean', does: 'writes even if there are changes that are not committed' },
    },
  },
  voice: {
    does: 'measures the prose of pages, in the repository of the platform',
    forms: ['[<app> …]'],
    operands: Infinity,
  },
} as const satisfies Readonly<Record<string, CommandEntry>>;

/** Name of a command that people run. */
export type CommandName = keyof typeof commandList;
