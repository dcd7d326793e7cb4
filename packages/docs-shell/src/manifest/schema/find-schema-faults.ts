import type { z } from 'zod';
import { closestName } from './closest-name';
import { describeValue } from './describe-value';
import { formatPath } from './format-path';
import { isRecord } from '../../lib/is-record';
import { knownKeys } from './known-keys';
import { productDefinitionSchema } from './product-definition-schema';
import type { ManifestFault } from './types';

type Issue = z.core.$ZodIssue;

/** Reports what the schema finds: unknown keys, wrong types and wrong formats. */
export function findSchemaFaults(definition: unknown): readonly ManifestFault[] {
  const issues = productDefinitionSchema.safeParse(definition).error?.issues ?? [];
  const renamed = new Set(issues.flatMap(suggestedPaths));
  return issues
    .filter((issue) => !renamed.has(formatPath(issue.path)) || !isMissing(issue, definition))
    .flatMap((issue) => toFaults(issue, definition));
}

/** Keys that were probably misspelled. They are reported once, not as missing and unknown. */
function suggestedPaths(issue: Issue): string[] {
  if (issue.code !== 'unrecognized_keys') return [];
  const known = knownKeys(issue.path);
  return issue.keys.flatMap((key) => {
    const suggestion = closestName(key, known);
    return suggestion === undefined ? [] : [formatPath([...issue.path, suggestion])];
  });
}

function isMissing(issue: Issue, definition: unknown): boolean {
  return issue.code === 'invalid_type' && valueAt(definition, issue.path) === undefined;
}

function toFaults(issue: Issue, definition: unknown): ManifestFault[] {
  const page = pathnameAround(definition, issue.path);
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ ...describeUnknownKey(key, issue.path), ...page }));
  }
  if (issue.code === 'invalid_key') {
    const expected = issue.issues[0]?.message ?? issue.message;
    const key = JSON.stringify(String(issue.path.at(-1)));
    const fix = `Remove ${key}.`;
    return [{ path: formatPath(issue.path), ...page, found: `the key ${key}`, expected, fix }];
  }
  const value = valueAt(definition, issue.path);
  return [
    {
      path: formatPath(issue.path),
      ...page,
      found: describeValue(value),
      expected: issue.message,
      fix: suggestFix(issue, value),
    },
  ];
}

function describeUnknownKey(key: string, parent: readonly PropertyKey[]): ManifestFault {
  const known = knownKeys(parent);
  const suggestion = closestName(key, known);
  return {
    path: formatPath([...parent, key]),
    found: `the unknown key ${JSON.stringify(key)}`,
    expected: `one of ${known.join(', ')}`,
    fix:
      suggestion === undefined
        ? `Remove ${JSON.stringify(key)}.`
        : `Did you mean ${JSON.stringify(suggestion)}?`,
  };
}

function suggestFix(issue: Issue, value: unknown): string {
  if (value === undefined && issue.path.length > 0) {
    return `Add ${JSON.stringify(String(issue.path.at(-1)))}: ${issue.message}.`;
  }
  if (issue.code === 'invalid_value' && typeof value === 'string') {
    const meant = closestName(value, issue.values.map(String));
    if (meant !== undefined) return `Did you mean ${JSON.stringify(meant)}?`;
  }
  return `Write ${issue.message}.`;
}

function valueAt(definition: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(step, definition);
}

function step(value: unknown, key: PropertyKey): unknown {
  if (Array.isArray(value)) return typeof key === 'number' ? value[key] : undefined;
  return isRecord(value) ? value[String(key)] : undefined;
}

/** The pathname of the page entry that contains the path. */
function pathnameAround(
  definition: unknown,
  path: readonly PropertyKey[],
): { readonly pathname?: string } {
  for (let length = path[0] === 'pages' ? path.length : 0; length > 1; length -= 1) {
    const value = valueAt(definition, path.slice(0, length));
    if (isRecord(value) && typeof value.pathname === 'string') return { pathname: value.pathname };
  }
  return {};
}
