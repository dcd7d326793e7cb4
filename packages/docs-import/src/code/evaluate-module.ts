import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { findScript } from './find-script';
import type { SourceLocation } from '../types';

/** The value of an expression that only running the module could give, such as the result of most calls. */
export const unknownValue: unique symbol = Symbol('unknown');

const locations = new WeakMap<object, SourceLocation>();

/** Returns where an object or list of an evaluated module is written. */
export function locationOfValue(value: unknown): SourceLocation | undefined {
  return typeof value === 'object' && value !== null ? locations.get(value) : undefined;
}

/** Values by the name of the export. */
export type ModuleValues = ReadonlyMap<string, unknown>;

/**
 * Reads the exports of a module without running it: literals, objects, lists, spreads, joined strings, variables, relative
 * imports, and the argument of calls that configurations wrap their values in, such as `defineConfig`. Everything else is
 * `unknownValue`. Destructured variables and computed keys are left out.
 *
 * @param file absolute path; the result is empty if there is no such file
 */
export function evaluateModule(file: string): ModuleValues {
  return evaluateFile(file, new Set());
}

/** @param seen the modules that are being read, which import this one: a cycle has no values */
function evaluateFile(file: string, seen: ReadonlySet<string>): ModuleValues {
  if (seen.has(file) || !existsSync(file)) return new Map();
  const source = readFileSync(file, 'utf8');
  if (file.endsWith('.json')) return evaluateJson(file, source);
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.ESNext, true);
  const scope = new Map<string, () => unknown>();
  const exported = new Map<string, () => unknown>();
  const importFrom = (specifier: string, name: string): unknown => {
    const target = specifier.startsWith('.')
      ? findScript(path.resolve(path.dirname(file), specifier))
      : undefined;
    if (target === undefined) return unknownValue;
    const values = evaluateFile(target, new Set([...seen, file]));
    return name === '*' ? Object.fromEntries(values) : (values.get(name) ?? unknownValue);
  };
  const read = (node: ts.Expression | undefined): unknown =>
    node ? evaluate(node, { scope, tree, importFrom }) : unknownValue;
  for (const statement of tree.statements) {
    collectStatement(statement, { scope, exported, read, importFrom });
  }
  return new Map([...exported].map(([name, get]) => [name, get()]));
}

function evaluateJson(file: string, source: string): ModuleValues {
  const { config, error } = ts.parseConfigFileTextToJson(file, source) as {
    config?: unknown;
    error?: unknown;
  };
  return new Map([['default', error ? unknownValue : config]]);
}

interface ModuleScope {
  readonly scope: Map<string, () => unknown>;
  readonly exported: Map<string, () => unknown>;
  readonly read: (node: ts.Expression | undefined) => unknown;
  readonly importFrom: (specifier: string, name: string) => unknown;
}

function collectStatement(
  statement: ts.Statement,
  { scope, exported, read, importFrom }: ModuleScope,
): void {
  if (ts.isImportDeclaration(statement) && ts.isStringLiteral(statement.moduleSpecifier)) {
    const specifier = statement.moduleSpecifier.text;
    const { name, namedBindings } = statement.importClause ?? {};
    if (name)
      scope.set(
        name.text,
        once(() => importFrom(specifier, 'default')),
      );
    if (namedBindings && ts.isNamespaceImport(namedBindings)) {
      scope.set(
        namedBindings.name.text,
        once(() => importFrom(specifier, '*')),
      );
    } else if (namedBindings) {
      for (const element of namedBindings.elements) {
        const imported = (element.propertyName ?? element.name).text;
        scope.set(
          element.name.text,
          once(() => importFrom(specifier, imported)),
        );
      }
    }
  } else if (ts.isVariableStatement(statement)) {
    const isExported = statement.modifiers?.some(
      ({ kind }) => kind === ts.SyntaxKind.ExportKeyword,
    );
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (!ts.isIdentifier(name)) continue;
      const get = once(() => read(initializer));
      scope.set(name.text, get);
      if (isExported) exported.set(name.text, get);
    }
  } else if (ts.isExportAssignment(statement)) {
    exported.set(
      'default',
      once(() => read(statement.expression)),
    );
  } else if (ts.isExportDeclaration(statement)) {
    collectExports(statement, { scope, exported, importFrom });
  } else if (ts.isExpressionStatement(statement) && ts.isBinaryExpression(statement.expression)) {
    const { left, right } = statement.expression;
    const name = /^(?:module\.)?exports(?:\.(\w+))?$/.exec(left.getText());
    if (name)
      exported.set(
        name[1] ?? 'default',
        once(() => read(right)),
      );
  }
}

/** `export { a as b }`, `export { a } from './b'` and `export * from './b'`. */
function collectExports(
  { exportClause, moduleSpecifier }: ts.ExportDeclaration,
  { scope, exported, importFrom }: Omit<ModuleScope, 'read'>,
): void {
  const specifier =
    moduleSpecifier && ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : undefined;
  if (exportClause && ts.isNamedExports(exportClause)) {
    for (const { name, propertyName } of exportClause.elements) {
      const local = (propertyName ?? name).text;
      const get = () =>
        specifier === undefined
          ? (scope.get(local) ?? (() => unknownValue))()
          : importFrom(specifier, local);
      exported.set(name.text, once(get));
    }
  } else if (specifier !== undefined && !exportClause) {
    const values = importFrom(specifier, '*');
    for (const [name, value] of Object.entries(values === unknownValue ? {} : (values as object))) {
      if (name !== 'default' && !exported.has(name)) exported.set(name, () => value);
    }
  }
}

interface Evaluation {
  readonly scope: ReadonlyMap<string, () => unknown>;
  readonly tree: ts.SourceFile;
  readonly importFrom: (specifier: string, name: string) => unknown;
}

function evaluate(node: ts.Expression, context: Evaluation): unknown {
  const { scope, tree, importFrom } = context;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isNumericLiteral(node)) return Number(node.text);
  if (node.kind === ts.SyntaxKind.TrueKeyword) return true;
  if (node.kind === ts.SyntaxKind.FalseKeyword) return false;
  if (node.kind === ts.SyntaxKind.NullKeyword) return null;
  if (
    ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node)
  ) {
    return evaluate(node.expression, context);
  }
  if (ts.isIdentifier(node))
    return node.text === 'undefined' ? undefined : (scope.get(node.text) ?? (() => unknownValue))();
  if (ts.isArrayLiteralExpression(node))
    return rememberLocation(readList(node, context), node, tree);
  if (ts.isObjectLiteralExpression(node))
    return rememberLocation(readObject(node, context), node, tree);
  if (ts.isPropertyAccessExpression(node))
    return readProperty(evaluate(node.expression, context), node.name.text);
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    const [left, right] = [evaluate(node.left, context), evaluate(node.right, context)];
    return typeof left === 'string' && typeof right === 'string' ? left + right : unknownValue;
  }
  if (ts.isCallExpression(node)) {
    const [argument] = node.arguments;
    const callee = node.expression.getText(tree);
    if (callee === 'require' && argument && ts.isStringLiteralLike(argument))
      return importFrom(argument.text, 'default');
    if (/^(require\.resolve|path\.resolve|resolve)$/.test(callee)) {
      const last = node.arguments.at(-1);
      return last && ts.isStringLiteralLike(last) ? last.text : unknownValue;
    }
    // Helpers such as defineConfig return their argument.
    if (/^define[A-Z]\w*$/.test(callee) && argument) return evaluate(argument, context);
    // The value of a plugin, such as starlight({ sidebar: [] }), is its options.
    if (argument && ts.isObjectLiteralExpression(argument) && node.arguments.length === 1)
      return evaluate(argument, context);
  }
  if (ts.isTemplateExpression(node)) {
    const parts = node.templateSpans.map(
      (span) => [evaluate(span.expression, context), span.literal.text] as const,
    );
    return parts.every(([value]) => typeof value === 'string')
      ? node.head.text + parts.map(([value, text]) => `${String(value)}${text}`).join('')
      : unknownValue;
  }
  return unknownValue;
}

function readList(node: ts.ArrayLiteralExpression, context: Evaluation): unknown[] {
  return node.elements.flatMap((element): unknown[] => {
    if (!ts.isSpreadElement(element)) return [evaluate(element, context)];
    const spread = evaluate(element.expression, context);
    return Array.isArray(spread) ? (spread as unknown[]) : [unknownValue];
  });
}

function readObject(
  node: ts.ObjectLiteralExpression,
  context: Evaluation,
): Record<string, unknown> {
  const value: Record<string, unknown> = {};
  for (const property of node.properties) {
    if (ts.isSpreadAssignment(property)) {
      const spread = evaluate(property.expression, context);
      if (typeof spread === 'object' && spread !== null) Object.assign(value, spread);
      continue;
    }
    const key =
      ts.isIdentifier(property.name) || ts.isStringLiteralLike(property.name)
        ? property.name.text
        : undefined;
    if (key === undefined || key === '__proto__') continue;
    if (ts.isPropertyAssignment(property)) value[key] = evaluate(property.initializer, context);
    else if (ts.isShorthandPropertyAssignment(property))
      value[key] = evaluate(property.name, context);
    else value[key] = unknownValue;
  }
  return value;
}

function readProperty(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (Reflect.get(value, name) as unknown)
    : unknownValue;
}

/** Remembers where a value is written. */
function rememberLocation<T extends object>(value: T, node: ts.Node, tree: ts.SourceFile): T {
  const { line } = tree.getLineAndCharacterOfPosition(node.getStart(tree));
  locations.set(value, { file: tree.fileName, line: line + 1 });
  return value;
}

/** Reads a value when it is first needed. A value that needs itself is unknown. */
function once(get: () => unknown): () => unknown {
  let result: { readonly value: unknown } | undefined;
  let isRunning = false;
  return () => {
    if (isRunning) return unknownValue;
    isRunning = true;
    result ??= { value: get() };
    isRunning = false;
    return result.value;
  };
}
