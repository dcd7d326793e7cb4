import type { ApiChange } from 'react-api-docs/history';
import type { ChangeEffect } from 'docs-shell/components';

/** What the application passes in. A narrower type breaks it, a wider one does not. */
const inputs = ['prop', 'parameter'];

/** Returns what a change means for an application that upgrades. */
export function classifyChange(change: ApiChange): ChangeEffect {
  switch (change.change) {
    case 'added':
    case 'optional':
      return 'new';
    case 'removed':
    case 'renamed':
    case 'className':
      return 'breaking';
    case 'required':
      return inputs.includes(change.kind) ? 'breaking' : 'changed';
    case 'deprecated':
      return 'deprecated';
    case 'type':
      return classifyType(change);
    default:
      return 'changed';
  }
}

function classifyType({ kind, effect }: Extract<ApiChange, { change: 'type' }>): ChangeEffect {
  if (effect === undefined) return 'changed';
  if (inputs.includes(kind)) return effect === 'wider' ? 'new' : 'breaking';
  if (kind === 'return') return effect === 'narrower' ? 'new' : 'breaking';
  // An application reads some members of an interface and writes others.
  return 'changed';
}
