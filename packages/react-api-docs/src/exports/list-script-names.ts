import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/**
 * The names that a script exports as an ECMAScript module; undefined where its text does not tell.
 * Declarations may promise what no code keeps (`BackdropRoot` of Material UI 7.1).
 */
export function listScriptNames(
  script: string,
  seen: readonly string[] = [],
): ReadonlySet<string> | undefined {
  if (seen.includes(script)) return new Set();
  const source = ts.createSourceFile(script, readFileSync(script, 'utf8'), ts.ScriptTarget.ES2023);
  const exporting = source.statements.filter(
    (one) => ts.isExportDeclaration(one) || isExported(one),
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
