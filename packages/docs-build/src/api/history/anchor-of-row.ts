import type { FactKind } from 'react-api-docs/history';
import { partIdOf } from '../../load/api-aliases';
import { anchorOf } from '../page/outline';
import type { RowPlace } from './row-history';

const prefixes: Partial<Record<FactKind, string>> = {
  prop: 'prop',
  parameter: 'prop',
  member: 'prop',
  return: 'return',
  function: 'function',
  slot: 'slot',
  class: 'class',
  variable: 'variable',
  attribute: 'attribute',
};

/** Returns the anchor that a row has on the page of its document, or undefined for an export. */
export function anchorOfRow({ of, part, kind, name }: RowPlace): string | undefined {
  if (kind === 'part') return partIdOf(name);
  const prefix = prefixes[kind];
  if (prefix === undefined) return undefined;
  const rowName = kind === 'function' ? `${of}.${name}` : name.replace(/^(?:--|data-)/, '');
  return anchorOf(`${part === undefined ? '' : `${partIdOf(part)}-`}${prefix}-${rowName}`);
}
