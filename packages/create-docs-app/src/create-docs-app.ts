import { existsSync, readdirSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createAppFiles } from './create-app-files';
import type { NewApp } from './new-app';

const usage = `Usage: npm create docs-app <folder> -- --package <npm package> [--id <id>] [--category <id>]

  <folder>     a new or empty folder; its name is the id of the product
  --package    the React library that the app documents
  --id         id and path of the product: small letters, digits and dashes
  --category   category in the menu of products, core by default
`;

/**
 * Runs `npm create docs-app`: writes a docs app into a folder, for a repository of its own.
 *
 * @param directory - where the command was called
 * @param write - receives the output. Defaults to the standard output.
 * @returns the exit code: 0, or 1 with nothing written and all mistakes reported
 */
export async function createDocsApp(
  directory: string,
  args: readonly string[],
  write: (text: string) => void = (text) => void process.stdout.write(text),
): Promise<number> {
  const request = readRequest(directory, args);
  if (request === undefined) {
    write(usage);
    return 0;
  }
  const problems = listProblems(request);
  if (problems.length > 0) {
    write(`${problems.map((problem) => `✗ ${problem}\n`).join('')}\n${usage}`);
    return 1;
  }
  const { folder = '', id = '', packageName = '', categoryId } = request;
  const app = { id, packageName, categoryId, ...(await readOwnPackage()) };
  for (const [name, text] of Object.entries(createAppFiles(app))) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  const shown = path.relative(directory, folder) || '.';
  write(`Created ${shown}.

  cd ${shown}
  npm install
  npm run api       # writes the API reference from the types of ${packageName}
  npm run dev       # serves the app while you write
  npm run check     # reports mistakes with file and line
  npm run build     # writes dist/, which the site accepts

Next: name, mark and pages in product.ts, the provider of the library in demo-root.tsx.
`);
  return 0;
}

interface Request {
  /** Absolute. */
  readonly folder: string | undefined;
  readonly id: string | undefined;
  readonly packageName: string | undefined;
  readonly categoryId: string;
  /** Options that do not exist. */
  readonly unknown: readonly string[];
}

/** Returns undefined if the command is asked for help. */
function readRequest(directory: string, args: readonly string[]): Request | undefined {
  const { positionals, values, tokens } = parseArgs({
    args: [...args],
    allowPositionals: true,
    strict: false,
    tokens: true,
    options: {
      package: { type: 'string' },
      id: { type: 'string' },
      category: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help === true || args.length === 0) return undefined;
  const known = ['package', 'id', 'category', 'help'];
  const folder = positionals[0] === undefined ? undefined : path.resolve(directory, positionals[0]);
  const textOf = (value: string | boolean | undefined) =>
    typeof value === 'string' && value !== '' ? value : undefined;
  return {
    folder,
    id: textOf(values.id) ?? (folder === undefined ? undefined : path.basename(folder)),
    packageName: textOf(values.package),
    categoryId: textOf(values.category) ?? 'core',
    unknown: tokens.flatMap((token) =>
      token.kind === 'option' && !known.includes(token.name) ? [token.rawName] : [],
    ),
  };
}

function listProblems({ folder, id, packageName, categoryId, unknown }: Request): string[] {
  const isId = (text: string) => /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(text);
  const problems = unknown.map((name) => `There is no option ${name}.`);
  if (folder === undefined) problems.push('Name a folder for the app.');
  else if (existsSync(folder) && readdirSync(folder).some((name) => name !== '.git')) {
    problems.push(`${folder} is not empty. Name a new folder.`);
  }
  if (id !== undefined && (!isId(id) || id.length === 2)) {
    problems.push(
      `The id “${id}” has to be of small letters, digits and single dashes, and not of two letters, which are a language. Add --id.`,
    );
  }
  if (packageName === undefined) problems.push('Name the library: --package <npm package>.');
  else if (!/^(@[a-z0-9][\w.-]*\/)?[a-z0-9][\w.-]*$/.test(packageName)) {
    problems.push(`“${packageName}” is not the name of an npm package.`);
  }
  if (!isId(categoryId))
    problems.push(`“${categoryId}” is not the id of a category, such as core.`);
  return problems;
}

/** All packages of the platform have one version. In this repository, a package has none. */
async function readOwnPackage(): Promise<Pick<NewApp, 'platformScope' | 'platformVersion'>> {
  const file = path.join(import.meta.dirname, '../package.json');
  const { name = '', version = 'latest' } = JSON.parse(await readFile(file, 'utf8')) as {
    name?: string;
    version?: string;
  };
  const [, scope] = /^(@[^/]+)\//.exec(name) ?? [];
  return { platformVersion: version, ...(scope !== undefined && { platformScope: scope }) };
}
