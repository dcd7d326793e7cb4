import { expect, it } from 'vitest';
import { createComponent, createHook, createPart, createProp } from '../api-document.fixture';
import { outlineDocument } from '../page/outline';
import { anchorOfRow } from './anchor-of-row';
import type { RowPlace } from './row-history';

const attribute = { name: 'data-wet', description: '' };

it.each<[Parameters<typeof outlineDocument>[0], Omit<RowPlace, 'of'>]>([
  [
    createComponent('Brush', { props: [createProp('aria-label')] }),
    { kind: 'prop', name: 'aria-label' },
  ],
  [
    createComponent('Brush', { dataAttributes: [attribute] }),
    { kind: 'attribute', name: 'data-wet' },
  ],
  [
    createComponent('Brush', { parts: [createPart('FineTip', { props: [createProp('size')] })] }),
    { part: 'FineTip', kind: 'prop', name: 'size' },
  ],
  [createComponent('Brush', { parts: [createPart('FineTip')] }), { kind: 'part', name: 'FineTip' }],
  [
    createComponent('Brush', { parts: [createPart('Tip')], functions: [createProp('create')] }),
    { kind: 'function', name: 'create' },
  ],
  [createHook('useBrush', { returned: [createProp('ref')] }), { kind: 'return', name: 'ref' }],
])('returns the anchor that the page has', (document, place) => {
  const ids = outlineDocument(document).flatMap((section) => [
    section.id,
    ...(section.kind === 'props' ? section.props.map(({ id }) => id) : []),
    ...(section.kind === 'customization' ? section.rows.map(({ id }) => id) : []),
  ]);
  expect(ids).toContain(anchorOfRow({ of: document.name, ...place }));
});
