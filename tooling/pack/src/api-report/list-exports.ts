import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** Declarations of a module by the name under which it exports them. */
export type ModuleExports = ReadonlyMap<string, string>;

/**
 * Lists what a module exports, with its declarations without bodies and comments. It reads syntax only: an inferred type is
 * written as `…`, and a re-export from another package as its name.
 *
 * @param file absolute path of a TypeScript module
 */
export function listExports(file: string): ModuleExports {
  const source = parse(file);
  const exports = new Map<string, string>();
  for (const statement of source.statements) {
    if (ts.isExportDeclaration(statement)) readExportList(statement, file, source, exports);
    else if (isExported(statement)) {
      for (const [name, text] of describeStatement(statement)) {
        exports.set(isDefault(statement) ? 'default' : name, text);
      }
    }
  }
  return exports;
}

function readExportList(
  statement: ts.ExportDeclaration,
  file: string,
  source: ts.SourceFile,
  exports: Map<string, string>,
): void {
  const { moduleSpecifier, exportClause } = statement;
  const from =
    moduleSpecifier && ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : undefined;
  const target = from === undefined ? undefined : resolveModule(file, from);
  const listed = target === undefined ? undefined : listExports(target);
  if (!exportClause) {
    for (const [name, text] of listed ?? []) if (name !== 'default') exports.set(name, text);
    return;
  }
  if (!ts.isNamedExports(exportClause)) return;
  for (const { name, propertyName } of exportClause.elements) {
    const original = (propertyName ?? name).text;
    const text = from === undefined ? findLocal(source, file, original) : listed?.get(original);
    exports.set(
      name.text,
      text ?? `re-export of ${original} from '${from ?? path.basename(file)}'`,
    );
  }
}

/** A name that a module exports is declared in it or imported. */
function findLocal(source: ts.SourceFile, file: string, name: string): string | undefined {
  for (const statement of source.statements) {
    const found = describeStatement(statement).get(name);
    if (found !== undefined) return found;
    if (ts.isImportDeclaration(statement) && ts.isStringLiteral(statement.moduleSpecifier)) {
      const original = importedName(statement, name);
      const target = resolveModule(file, statement.moduleSpecifier.text);
      if (original !== undefined && target !== undefined) return listExports(target).get(original);
    }
  }
  return undefined;
}

/** Returns the name under which another module exports what an import declaration calls `name`, if it imports that. */
function importedName({ importClause }: ts.ImportDeclaration, name: string): string | undefined {
  if (importClause?.name?.text === name) return 'default';
  const bindings = importClause?.namedBindings;
  if (!bindings || !ts.isNamedImports(bindings)) return undefined;
  const found = bindings.elements.find((element) => element.name.text === name);
  return found && (found.propertyName ?? found.name).text;
}

const printer = ts.createPrinter({ removeComments: true });

function describeStatement(statement: ts.Statement): ReadonlyMap<string, string> {
  const source = statement.getSourceFile();
  const print = (node: ts.Node) => printer.printNode(ts.EmitHint.Unspecified, node, source);
  if (ts.isFunctionDeclaration(statement)) {
    const head = ts.factory.createFunctionDeclaration(
      undefined,
      statement.asteriskToken,
      statement.name ?? 'default',
      statement.typeParameters,
      statement.parameters,
      statement.type,
      undefined,
    );
    return new Map([[statement.name?.text ?? 'default', print(head)]]);
  }
  if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) {
    return new Map([[statement.name.text, print(statement).replace(/^export /, '')]]);
  }
  if (ts.isClassDeclaration(statement)) {
    const name = statement.name?.text ?? 'default';
    return new Map([[name, `class ${name}`]]);
  }
  if (ts.isVariableStatement(statement)) {
    return new Map(
      statement.declarationList.declarations.map(({ name, type }) => [
        name.getText(source),
        `const ${name.getText(source)}: ${type ? print(type) : '…'}`,
      ]),
    );
  }
  return new Map();
}

function isExported(statement: ts.Statement): boolean {
  return hasModifier(statement, ts.SyntaxKind.ExportKeyword);
}

function isDefault(statement: ts.Statement): boolean {
  return hasModifier(statement, ts.SyntaxKind.DefaultKeyword);
}

function hasModifier(statement: ts.Statement, kind: ts.SyntaxKind): boolean {
  return (
    ts.canHaveModifiers(statement) &&
    (ts.getModifiers(statement)?.some((modifier) => modifier.kind === kind) ?? false)
  );
}

function parse(file: string): ts.SourceFile {
  return ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
}

function resolveModule(file: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined;
  const base = path.resolve(path.dirname(file), specifier);
  return ['.ts', '.tsx', '/index.ts']
    .map((ending) => base + ending)
    .find((name) => existsSync(name));
}
