import type { z } from 'zod';
import { closestName, suggestName } from '../closest-name';
import { describeValue } from '../describe-value';
import type { Diagnostic, DiagnosticMessage } from '../diagnostic';
import { formatPath } from './format-path';

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

/** A problem at one path of the data. */
export interface SchemaMistake {
  readonly kind: 'unknown-key' | 'missing' | 'invalid';
  readonly path: Path;
  /** Undefined if it is missing. */
  readonly value: unknown;
  /** Keys that the object around it may have. */
  readonly knownKeys: readonly string[];
}

/** Source of the data, and how diagnostics describe it. */
export interface ParseContext {
  /** Path from the repository's root, or another source such as `environment`. */
  readonly file: string;
  /** Returns the line of a path inside the data, from 1. */
  readonly lineOf?: (path: Path) => number | undefined;
  /** Formats a path inside the data. By default like code. */
  readonly formatPath?: (path: Path) => string;
  /** Replaces parts of the default text. */
  readonly describe?: (mistake: SchemaMistake) => Partial<DiagnosticMessage>;
}

/** The parsed data, or all problems with it. */
export type ParseResult<Output> =
  | { readonly data: Output; readonly diagnostics: readonly [] }
  | { readonly data?: undefined; readonly diagnostics: readonly Diagnostic[] };

/**
 * Parses data with a Zod schema and reports all mistakes. The messages of the schema state what is expected
 * (`z.string('the name of a package')`): they become the “expected” line.
 *
 * @returns the data, or diagnostics with the codes DOCS1001 (unknown key), DOCS1002 (missing) and DOCS1003 (invalid)
 */
export function parseWithDiagnostics<S extends z.ZodType>(
  schema: S,
  value: unknown,
  context: ParseContext,
): ParseResult<z.output<S>> {
  const result = schema.safeParse(value);
  if (result.success) return { data: result.data, diagnostics: [] };
  const mistakes = result.error.issues.flatMap((issue) => listMistakes(issue, schema, value));
  const misspelled = new Set(mistakes.flatMap(({ closest }) => closest ?? []));
  const diagnostics = mistakes
    // A misspelled required key is one mistake, not a missing key and an unknown one.
    .filter(({ kind, path }) => kind !== 'missing' || !misspelled.has(formatPath(path)))
    .map(({ path, message, ...mistake }): Diagnostic => {
      const line = context.lineOf?.(path);
      const place = (context.formatPath ?? formatPath)(path);
      return {
        file: context.file,
        ...(line !== undefined && { line }),
        ...(place !== '' && { path: place }),
        ...message,
        ...context.describe?.({ path, ...mistake }),
      };
    });
  return { diagnostics };
}

type Mistake = SchemaMistake & {
  readonly message: DiagnosticMessage;
  /** Returns the path of the known key that is most similar to an unknown one. */
  readonly closest?: string | undefined;
};

function listMistakes(issue: Issue, schema: z.core.$ZodType, root: unknown): Mistake[] {
  const { path } = issue;
  if (issue.code === 'unrecognized_keys') {
    const knownKeys = schemaKeys(schema, path);
    return issue.keys.map((key) => unknownKey(key, path, knownKeys));
  }
  const parent = path.slice(0, -1);
  const key = String(path.at(-1) ?? '');
  const knownKeys = schemaKeys(schema, parent);
  if (issue.code === 'invalid_key') {
    if (knownKeys.length > 0) return [unknownKey(key, parent, knownKeys)];
    const expected = issue.issues[0]?.message ?? issue.message;
    const received = `the key ${JSON.stringify(key)}`;
    const message = {
      code: 'DOCS1001',
      received,
      expected,
      hint: `Remove ${JSON.stringify(key)}.`,
    } as const;
    return [{ kind: 'unknown-key', path, value: valueAt(root, path), knownKeys, message }];
  }
  const value = valueAt(root, path);
  const expected = expectedOf(issue);
  if (value === undefined && path.length > 0) {
    const message = {
      code: 'DOCS1002',
      received: 'nothing',
      expected,
      hint: `Add ${JSON.stringify(key)}: ${expected}.`,
    } as const;
    return [{ kind: 'missing', path, value, knownKeys, message }];
  }
  const fallback = `Write ${expected}.`;
  const hint =
    issue.code === 'invalid_value' && typeof value === 'string'
      ? suggestName(value, issue.values.map(String), fallback)
      : fallback;
  const message = { code: 'DOCS1003', received: describeValue(value), expected, hint } as const;
  return [{ kind: 'invalid', path, value, knownKeys, message }];
}

function unknownKey(key: string, parent: Path, knownKeys: readonly string[]): Mistake {
  const closest = closestName(key, knownKeys);
  return {
    kind: 'unknown-key',
    path: [...parent, key],
    value: undefined,
    knownKeys,
    closest: closest === undefined ? undefined : formatPath([...parent, closest]),
    message: {
      code: 'DOCS1001',
      received: `the unknown key ${JSON.stringify(key)}`,
      expected: knownKeys.length > 0 ? `one of: ${knownKeys.join(', ')}` : 'no other key',
      hint: suggestName(key, knownKeys, `Remove ${JSON.stringify(key)}.`),
    },
  };
}

/** Returns the schema's own message. Turns a sentence of Zod into a noun phrase. */
function expectedOf(issue: Issue): string {
  if (issue.code === 'invalid_value' && issue.message.startsWith('Invalid')) {
    return `one of: ${issue.values.map(String).join(', ')}`;
  }
  return issue.message.replace(
    /^Invalid input: expected (.*?)(, received .*)?$/,
    'a value of type $1',
  );
}

function valueAt(root: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined,
    root,
  );
}

type Schema = z.core.$ZodType;

/** Returns the keys that the object at a path of a schema can have. Empty if it is not an object with fixed keys. */
function schemaKeys(schema: Schema, path: readonly PropertyKey[]): readonly string[] {
  const targets = path.reduce<readonly Schema[]>(
    (schemas, key) => schemas.flatMap((each) => childrenAt(each, key)),
    [schema],
  );
  return [...new Set(targets.flatMap(unwrap).flatMap(ownKeys))];
}

function ownKeys(schema: Schema): string[] {
  const def = definitionOf(schema);
  if (def.type === 'object') return Object.keys(def.shape);
  // A record with a fixed set of keys.
  if (def.type === 'record') return unwrap(def.keyType).flatMap(enumValues);
  return [];
}

function enumValues(schema: Schema): string[] {
  const def = definitionOf(schema);
  return def.type === 'enum' ? Object.values(def.entries).map(String) : [];
}

function childrenAt(schema: Schema, key: PropertyKey): Schema[] {
  return unwrap(schema).flatMap((inner) => {
    const def = definitionOf(inner);
    switch (def.type) {
      case 'object': {
        const child = def.shape[String(key)];
        return child ? [child] : [];
      }
      case 'array':
        return [def.element];
      case 'record':
        return [def.valueType];
      default:
        return [];
    }
  });
}

/** Returns the schemas inside wrappers (optional, default, lazy, …) and unions. */
function unwrap(schema: Schema): Schema[] {
  const def = definitionOf(schema);
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'nonoptional':
    case 'default':
    case 'prefault':
    case 'readonly':
    case 'catch':
      return unwrap(def.innerType);
    case 'lazy':
      return unwrap(def.getter());
    case 'pipe':
      return unwrap(def.in);
    case 'union':
      return def.options.flatMap(unwrap);
    default:
      return [schema];
  }
}

/** Zod's union of schema types, discriminated by `type`. */
function definitionOf(schema: Schema) {
  return (schema as z.core.$ZodTypes)._zod.def;
}
