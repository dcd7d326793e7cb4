import type { ApiLedger } from 'react-api-docs/history';
import { expect, it } from 'vitest';
import { createComponent, createProp } from '../api-document.fixture';
import { findLedgerMistakes } from './find-ledger-mistakes';

const documents = [createComponent('Brush', { props: [createProp('size'), createProp('color')] })];
const right: ApiLedger = {
  schemaVersion: 1,
  packages: ['@scope/paint'],
  oldest: '1.0.0',
  newest: '2.0.0',
  releases: [
    {
      version: '1.10.0',
      after: '1.9.0',
      changes: [{ of: 'Brush', kind: 'prop', name: 'color', change: 'added' }],
    },
    {
      version: '2.0.0',
      after: '1.11.0',
      changes: [{ of: 'Brush', kind: 'prop', name: 'shape', change: 'removed' }],
    },
  ],
  baseline: { Brush: { component: ['Brush'], prop: ['size', 'shape'] } },
};

it.each<[string, ApiLedger | undefined, string[]]>([
  ['nothing', right, []],
  ['a missing file', undefined, ['no such file']],
  ['a ledger that ends with another version', { ...right, newest: '1.11.0' }, ['1.11.0']],
  ['a ledger that starts too late', { ...right, oldest: '1.2.0' }, ['1.2.0']],
  ['releases in another order', { ...right, releases: right.releases.toReversed() }, ['1.10.0']],
  [
    'a prop that the documents have and the ledger lacks',
    { ...right, releases: right.releases.slice(1) },
    ['Brush prop color, missing in the ledger'],
  ],
  [
    'a prop that the ledger has and the documents lack',
    { ...right, releases: right.releases.slice(0, 1) },
    ['Brush prop shape, missing in the documents'],
  ],
  [
    'a deprecation that the documents lack',
    {
      ...right,
      releases: [
        ...right.releases,
        {
          version: '2.0.0',
          after: '2.0.0',
          changes: [{ of: 'Brush', kind: 'prop', name: 'size', change: 'deprecated' }],
        },
      ],
    },
    ['Brush prop size, deprecated in the ledger only'],
  ],
])('reports %s', (_what, ledger, expected) => {
  const found = findLedgerMistakes(ledger, documents, 'generated/history/paint.json', '1.0.0');
  expect(found.map(({ received }) => received)).toEqual(expected);
});
