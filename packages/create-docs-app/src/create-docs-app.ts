import { existsSync, readdirSync, statSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { askRequest, openTerminal, type Ask, type TerminalStreams } from './ask-request';
import { createAppFiles } from './create-app-files';
import { engineNames, isEngineName } from './engines';
import type { NewApp } from './new-app';
import { readPackageManager } from './package-manager';

/**
 * Returns the usage.
 *
 * @param scope - under which the package is published, such as `@docs`
 */
export function describeUsage(scope?: string): string {
  const initializer = scope === undefined ? 'docs-app' : `${scope}/docs-app`;
  return `Usage: npm create ${initializer} <folder> -- --package <npm package> [--styles <engine>] [--id <id>] [--category <id>]

  <folder>     a new or empty folder; its name is the id of the product
  --package    the React library that the app documents, with a version if not the latest: paint@^2.1.0
  --styles     how demos write styles: ${engineNames.join(', ')}; the first by default
  --id         id and path of the product: small letters, digits and dashes
  --category   category in the menu of products, core by default
`;
}

/** Where the command runs. */
interface Surroundings {
  /** Receives the output. Defaults to the standard output. */
  readonly write?: (text: string) => void;
  /** Asks for what the arguments leave open. Without it, the command reports what is missing. */
  readonly ask?: Ask | undefined;
  /** `npm_config_user_agent`, which names the package manager. */
  readonly userAgent?: string | undefined;
}

/** Runs `createDocsApp` in a terminal, with the environment of the process. */
export async function runInTerminal(
  args: readonly string[],
  { CI, npm_config_user_agent: userAgent }: Readonly<Record<string, string | undefined>>,
  streams: TerminalStreams = process,
): Promise<number> {
  const terminal = openTerminal(CI !== undefined, streams);
  const write = (text: string) => void streams.stdout.write(text);
  try {
    return await createDocsApp(process.cwd(), args, { ask: terminal?.ask, userAgent, write });
  } catch (error) {
    if (terminal?.isClosed() !== true) throw error;
    write('\nNo app was created.\n');
    return 1;
  } finally {
    terminal?.close();
  }
}

/**
 * Runs `npm create docs-app`: writes a docs app into a folder, for a repository of its own.
 *
 * @param directory - where the command was called
 * @returns the exit code: 0, or 1 with nothing written and all mistakes reported
 */
export async function createDocsApp(
  directory: string,
  args: readonly string[],
  { write = (text) => void process.stdout.write(text), ask, userAgent }: Surroundings = {},
): Promise<number> {
  const read = readRequest(args);
  const ownPackage = await readOwnPackage();
  const usage = describeUsage(ownPackage.platformScope);
  if (read === undefined || (args.length === 0 && !ask)) {
    write(usage);
    return 0;
  }
  const request = describeRequest(directory, {
    ...read,
    ...(ask && read.mistakes.length === 0 && (await askRequest(read, ask))),
  });
  const problems = listProblems(request);
  if (problems.length > 0) {
    write(`${problems.map((problem) => `✗ ${problem}\n`).join('')}\n${usage}`);
    return 1;
  }
  const { folder = '', id = '', packageName: specifier = '', categoryId, styles } = request;
  const { packageName, packageVersion } = parsePackage(specifier) ?? { packageName: specifier };
  const packageManager = readPackageManager(userAgent);
  const app = {
    id,
    packageName,
    ...(packageVersion !== undefined && { packageVersion }),
    categoryId,
    packageManager,
    styleEngine: isEngineName(styles) ? styles : 'emotion',
    ...ownPackage,
  } as const;
  try {
    for (const [name, text] of Object.entries(createAppFiles(app))) {
      const file = path.join(folder, name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, text);
    }
  } catch (error) {
    // Such as a folder that may not be written, or a full disk.
    if (!(error instanceof Error && 'syscall' in error)) throw error;
    write(`✗ The app cannot be written: ${error.message}\n`);
    return 1;
  }
  const shown = path.relative(directory, folder) || '.';
  write(`Created ${shown}.

  cd ${shown}
  ${packageManager} install
  ${packageManager} run api       # writes the API reference from the types of ${packageName}
  ${packageManager} run dev       # serves the app while you write
  ${packageManager} run check     # reports mistakes with file and line
  ${packageManager} run build     # writes dist/, which the site accepts
  ${packageManager} run preview   # serves dist/ as a host does

Next: name, mark and pages in product.ts, the provider of the library in demo-root.tsx.
`);
  return 0;
}

/** The arguments as they are written. */
interface RequestArguments {
  readonly folder: string | undefined;
  readonly id: string | undefined;
  readonly packageName: string | undefined;
  readonly categoryId: string;
  readonly styles: string | undefined;
  /** What is wrong with the arguments before their values are looked at. There is no point in asking for the rest then. */
  readonly mistakes: readonly string[];
}

interface Request extends Omit<RequestArguments, 'styles'> {
  readonly styles: string;
}

const options = {
  package: { type: 'string' },
  styles: { type: 'string' },
  id: { type: 'string' },
  category: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

const optionNames = Object.keys(options);

/** Returns undefined if the command is asked for help. */
function readRequest(args: readonly string[]): RequestArguments | undefined {
  const { positionals, values, tokens } = parseArgs({
    args: [...args],
    allowPositionals: true,
    strict: false,
    tokens: true,
    options,
  });
  if (values.help === true) return undefined;
  const textOf = (value: string | boolean | undefined) =>
    typeof value === 'string' && value !== '' ? value : undefined;
  const mistakes = tokens.flatMap((token) => {
    if (token.kind !== 'option') return [];
    if (!optionNames.includes(token.name)) return [`There is no option ${token.rawName}.`];
    // Node takes the next option for the value.
    const isMissing = !token.inlineValue && /^(-.*)?$/.test(token.value ?? '');
    return token.name !== 'help' && isMissing ? [`${token.rawName} has no value.`] : [];
  });
  return {
    folder: positionals[0],
    id: textOf(values.id),
    packageName: textOf(values.package),
    categoryId: textOf(values.category) ?? 'core',
    styles: textOf(values.styles),
    mistakes: [
      ...mistakes,
      ...positionals
        .slice(1)
        .map((text) => `“${text}” is a further folder. Name one, and options after --.`),
    ],
  };
}

/** Adds defaults. The folder becomes absolute. */
function describeRequest(directory: string, args: RequestArguments): Request {
  const folder = args.folder === undefined ? undefined : path.resolve(directory, args.folder);
  return {
    ...args,
    folder,
    id: args.id ?? (folder === undefined ? undefined : path.basename(folder)),
    styles: args.styles ?? 'emotion',
  };
}

function listProblems({
  folder,
  id,
  packageName,
  categoryId,
  styles,
  mistakes,
}: Request): string[] {
  const isId = (text: string) => /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(text);
  const problems = [...mistakes];
  if (folder === undefined) problems.push('Name a folder for the app.');
  else problems.push(...checkFolder(folder));
  if (id !== undefined && (!isId(id) || id.length === 2)) {
    problems.push(
      `The id “${id}” has to be of small letters, digits and single dashes, and not of two letters, which are a language. Add --id.`,
    );
  }
  if (packageName === undefined) problems.push('Name the library: --package <npm package>.');
  else if (!parsePackage(packageName)) {
    problems.push(
      `“${packageName}” is not the name of an npm package. Write paint, @scope/paint or paint@^2.1.0.`,
    );
  }
  if (!isEngineName(styles)) {
    problems.push(`“${styles}” isn’t a style engine; expected one of ${engineNames.join(', ')}.`);
  }
  if (!isId(categoryId))
    problems.push(`“${categoryId}” is not the id of a category, such as core.`);
  return problems;
}

function checkFolder(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  if (!statSync(folder).isDirectory()) return [`${folder} is a file. Name a new folder.`];
  return readdirSync(folder).every((name) => name === '.git')
    ? []
    : [`${folder} is not empty. Name a new folder.`];
}

/** Splits `@scope/paint@^2.1.0`. Returns undefined for what is neither a name nor a name with a version. */
function parsePackage(
  specifier: string,
): { readonly packageName: string; readonly packageVersion?: string } | undefined {
  const pattern = /^((?:@[a-z0-9][\w.-]*\/)?[a-z0-9][\w.-]*)(?:@([\w.^~+-]+))?$/;
  const [, packageName, packageVersion] = pattern.exec(specifier) ?? [];
  if (packageName === undefined) return undefined;
  return { packageName, ...(packageVersion !== undefined && { packageVersion }) };
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
