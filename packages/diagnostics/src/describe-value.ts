const maxLength = 60;

/**
 * Describes a value for the “received” line: short, and never a whole object.
 *
 * @returns one line of text
 */
export function describeValue(value: unknown): string {
  switch (typeof value) {
    case 'undefined':
      return 'nothing';
    case 'string':
      return shorten(JSON.stringify(value));
    case 'function':
      return 'a function';
    case 'object':
      return describeObject(value);
    default:
      return String(value);
  }
}

function describeObject(value: object | null): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  const keys = Object.keys(value);
  return keys.length === 0 ? 'an empty object' : shorten(`an object with ${keys.join(', ')}`);
}

function shorten(text: string): string {
  return text.length <= maxLength ? text : `${text.slice(0, maxLength - 1)}…`;
}
