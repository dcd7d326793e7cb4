import { existsSync, readFileSync } from 'node:fs';
import { builtinModules, createRequire } from 'node:module';
import path from 'node:path';
import ts from 'typescript';
import { findScript } from '../code/find-script';
import { markTypeImports } from '../code/mark-type-imports';
import type { OutputFile } from './output-file';
import { listRemoteHosts } from './remote-hosts';

/** The app and the source of demos. */
export interface DemoContext {
  /** Absolute. */
  readonly appDir: string;
  /** Folder whose files keep their paths below `demos/`. */
  readonly demoDir: string;
  /** Import prefixes that stand for folders: `@site` → the folder of the site. */
  readonly aliases: ReadonlyMap<string, string>;
}

/** A demo with all files that it imports, or the reason why it cannot be imported. */
export type CollectedDemo =
  | {
      readonly file: string;
      readonly files: readonly OutputFile[];
      readonly changes: readonly string[];
      /** Origins from which it loads images or data. */
      readonly hosts: readonly string[];
    }
  | { readonly problem: string; readonly todo: string };

const builtins: ReadonlySet<string> = new Set(builtinModules);

/**
 * Reads a demo and the files that it imports.
 *
 * @param suffix ends the name of its file, for a second demo of that name on a page
 */
export function collectDemo(file: string, context: DemoContext, suffix = ''): CollectedDemo {
  const files = new Map<string, OutputFile>();
  const changes: string[] = [];
  const missing = new Set<string>();
  const pending = [file];
  const nameOf = (current: string) =>
    demoPath(current, context, current === file ? suffix : undefined);
  const target = nameOf(file);
  if (!/^[\w/-]+\.tsx$/.test(target)) {
    return {
      problem: `the name ${target}`,
      todo: 'Rename it to letters, digits, dashes and underscores.',
    };
  }
  for (const current of pending) {
    const isRoot = current === file;
    const name = nameOf(current);
    if (files.has(current)) continue;
    if (!/\.[cm]?[jt]sx?$/.test(current)) {
      files.set(current, {
        path: `demos/${name}`,
        content: readFileSync(current),
        location: { file: current },
      });
      continue;
    }
    let source = readFileSync(current, 'utf8');
    if (/\bnew (?:Shared)?Worker\(/.test(source)) {
      return {
        problem: 'it starts a web worker',
        todo: 'Show its code in a code block: demos have no workers.',
      };
    }
    for (const specifier of listSpecifiers(source, current)) {
      const found = resolveImport(specifier, current, context);
      if (found.kind === 'package') {
        if (!found.isInstalled) missing.add(found.name);
      } else if (found.file === undefined) {
        return {
          problem: `its import of ${specifier}, which does not exist`,
          todo: 'Correct the import.',
        };
      } else {
        pending.push(found.file);
        const from = path.posix.dirname(name);
        const to = nameOf(found.file);
        const relative = toSpecifier(path.posix.relative(from, to), specifier);
        if (!specifier.startsWith('.')) {
          source = replaceSpecifier(source, specifier, relative);
          changes.push(`the import of ${specifier} is ${relative}`);
        }
      }
    }
    const typed = markTypeImports(source, current);
    if (typed !== source) changes.push('imports of types say so');
    source = typed;
    if (isRoot && !/\.tsx$/.test(current)) {
      source = `// @ts-nocheck\n${source}`;
      changes.push('JavaScript is a .tsx file without type checks');
    }
    files.set(current, { path: `demos/${name}`, content: source, location: { file: current } });
  }
  if (missing.size > 0) {
    const names = [...missing].sort().join(', ');
    return {
      problem: `its import of ${names}`,
      todo: `Add ${names} to the dependencies of the app, and import again.`,
    };
  }
  const hosts = [...files.values()].flatMap(({ content }) =>
    typeof content === 'string' ? listRemoteHosts(content) : [],
  );
  return { file: target, files: [...files.values()], changes, hosts: [...new Set(hosts)].sort() };
}

/** Path of a file below `demos/`. A demo is a `.tsx` file and has a suffix, which is usually empty. */
function demoPath(file: string, { demoDir }: DemoContext, suffix: string | undefined): string {
  const relative = path
    .relative(demoDir, file)
    .split(path.sep)
    .filter((part) => part !== '..')
    .join('/');
  if (suffix === undefined) return relative;
  const plain = relative.replace(/\.[cm]?[jt]sx?$/, '');
  return `${plain.replaceAll(/[^\w/-]+/g, '-')}${suffix}.tsx`;
}

function listSpecifiers(source: string, file: string): string[] {
  const { importedFiles } = ts.preProcessFile(source, true, true);
  const types = listTypeImports(source, file);
  return [...new Set(importedFiles.map(({ fileName }) => fileName))].filter(
    (name) => !types.has(name),
  );
}

/** Specifiers that only types are imported from. They need no package when the demo runs. */
function listTypeImports(source: string, file: string): ReadonlySet<string> {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.ESNext);
  const types = new Set<string>();
  const values = new Set<string>();
  for (const statement of tree.statements) {
    const { moduleSpecifier } =
      ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement) ? statement : {};
    if (!moduleSpecifier || !ts.isStringLiteral(moduleSpecifier)) continue;
    const isType = ts.isImportDeclaration(statement)
      ? statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword
      : ts.isExportDeclaration(statement) && statement.isTypeOnly;
    (isType && !moduleSpecifier.text.startsWith('.') ? types : values).add(moduleSpecifier.text);
  }
  return new Set([...types].filter((name) => !values.has(name)));
}

type Import =
  | { readonly kind: 'package'; readonly name: string; readonly isInstalled: boolean }
  | { readonly kind: 'file'; readonly file: string | undefined };

function resolveImport(
  specifier: string,
  importer: string,
  { appDir, aliases }: DemoContext,
): Import {
  if (specifier.startsWith('.')) {
    return { kind: 'file', file: findScript(path.resolve(path.dirname(importer), specifier)) };
  }
  for (const [prefix, folder] of aliases) {
    if (specifier === prefix || specifier.startsWith(`${prefix}/`)) {
      return { kind: 'file', file: findScript(path.join(folder, specifier.slice(prefix.length))) };
    }
  }
  const parts = specifier.split('/');
  const name = parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/');
  return {
    kind: 'package',
    name,
    isInstalled: !builtins.has(name) && !name.startsWith('node:') && isInstalled(name, appDir),
  };
}

function isInstalled(name: string, appDir: string): boolean {
  const folders = createRequire(path.join(appDir, 'package.json')).resolve.paths(name) ?? [];
  return folders.some((folder) => existsSync(path.join(folder, name, 'package.json')));
}

function toSpecifier(relative: string, specifier: string): string {
  const plain = /\.(css|json)$/.test(specifier)
    ? relative
    : relative.replace(/(\/index)?\.[cm]?[jt]sx?$/, '');
  return plain.startsWith('.') ? plain : `./${plain}`;
}

function replaceSpecifier(source: string, from: string, to: string): string {
  return source.replaceAll(`'${from}'`, `'${to}'`).replaceAll(`"${from}"`, `"${to}"`);
}
