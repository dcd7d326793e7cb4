import type { z } from 'zod';

type Schema = z.core.$ZodType;

/** Returns the keys that the object at a path of a schema can have. Empty if it is not an object with fixed keys. */
export function schemaKeys(schema: Schema, path: readonly PropertyKey[]): readonly string[] {
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
