import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { PackageProgram } from '../program/create-package-program';
import { scriptBeside } from '../program/script-beside';
import { classifyExport, type ExportKind } from './classify-export';
import { listValues } from './list-values';
import { mergeAliases } from './merge-aliases';
import type { PublicExport } from './public-export';

/**
 * Returns all components, compound components and hooks that the packages export, sorted by name. Each declaration is
 * listed once.
 */
export function collectExports({ checker, modules }: PackageProgram): PublicExport[] {
  const found = new Map<string, PublicExport & { packages: number[] }>();
  for (const [index, module] of modules.entries()) {
    const running = namesOfCode(module);
    for (const { name, symbol, kind } of listExports(module, checker)) {
      if (running && !running.has(name.split('.')[0] ?? name)) continue;
      const earlier = found.get(name);
      if (earlier) earlier.packages.push(index);
      else found.set(name, { name, symbol, kind, packages: [index] });
    }
  }
  return mergeAliases([...found.values()], checker);
}

function namesOfCode(module: ts.Symbol): ReadonlySet<string> | undefined {
  const file = module.declarations?.[0]?.getSourceFile().fileName;
  const script = file && scriptBeside(file);
  return script === undefined ? undefined : listScriptNames(script);
}

interface NamedExport {
  readonly name: string;
  readonly symbol: ts.Symbol;
  readonly kind: ExportKind;
}

function listExports(module: ts.Symbol, checker: ts.TypeChecker): NamedExport[] {
  return listValues(module, checker).flatMap(({ name, symbol }) => {
    const kind = classifyExport(name, symbol, checker);
    if (!kind) return [];
    if (kind !== 'compound') return [{ name, symbol, kind }];
    const hooks = listExports(symbol, checker)
      .filter((inner) => inner.kind === 'hook')
      .map((inner) => ({ ...inner, name: `${name}.${inner.name}` }));
    return [{ name, symbol, kind }, ...hooks];
  });
}

/**
 * Returns the names that a script exports as an ECMAScript module, or undefined if they cannot be read from its text.
 * Declarations can have exports that the code lacks, such as `BackdropRoot` of Material UI 7.1.
 */
function listScriptNames(
  script: string,
  seen: readonly string[] = [],
): ReadonlySet<string> | undefined {
  if (seen.includes(script)) return new Set();
  const source = ts.createSourceFile(script, readFileSync(script, 'utf8'), ts.ScriptTarget.ES2023);
  const exporting = source.statements.filter(
    (statement) => ts.isExportDeclaration(statement) || isExported(statement),
  );
  if (exporting.length === 0) return undefined;
  const names = new Set<string>();
  for (const statement of exporting) {
    const more = ts.isExportDeclaration(statement)
      ? readExport(statement, script, [...seen, script])
      : declaredNames(statement);
    if (!more) return undefined;
    for (const name of more) names.add(name);
  }
  return names;
}

function readExport(
  { exportClause, moduleSpecifier }: ts.ExportDeclaration,
  script: string,
  seen: readonly string[],
): Iterable<string> | undefined {
  if (exportClause) {
    return ts.isNamespaceExport(exportClause)
      ? [exportClause.name.text]
      : exportClause.elements.map(({ name }) => name.text);
  }
  const target =
    moduleSpecifier && ts.isStringLiteral(moduleSpecifier)
      ? resolveScript(moduleSpecifier.text, script)
      : undefined;
  const names = target === undefined ? undefined : listScriptNames(target, seen);
  return names && [...names].filter((name) => name !== 'default');
}

function resolveScript(specifier: string, from: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined;
  const base = path.join(path.dirname(from), specifier);
  const endings = ['', '.js', '.mjs', '/index.js', '/index.mjs'];
  return endings
    .map((ending) => base + ending)
    .find((file) => /\.m?js$/.test(file) && existsSync(file));
}

function declaredNames(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap(({ name }) =>
      ts.isIdentifier(name) ? [name.text] : [],
    );
  }
  const isNamed = ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement);
  return isNamed && statement.name ? [statement.name.text] : [];
}

function isExported(statement: ts.Statement): boolean {
  if (ts.isExportAssignment(statement)) return true;
  const modifiers = ts.canHaveModifiers(statement) ? ts.getModifiers(statement) : undefined;
  return modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
}
