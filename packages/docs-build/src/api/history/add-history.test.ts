import { expect, it } from 'vitest';
import { createComponent, createHook, createPart, createProp } from '../api-document.fixture';
import { outlineDocument } from '../page/outline';
import { addHistory } from './add-history';
import type { RowPlace } from './row-history';

it.each([
  [
    createComponent('Brush', {
      props: [createProp('size'), createProp('title', { inheritedFrom: 'Tool' })],
      slots: [{ name: 'root', description: '' }],
      classes: [{ key: 'wet', className: 'Brush-wet', description: '', isGlobalState: false }],
    }),
    ['Brush prop size', 'Tool prop title', 'Brush slot root', 'Brush class wet'],
  ],
  [
    createComponent('Brush', {
      parts: [createPart('Tip', { props: [createProp('shape')] })],
      functions: [createProp('create')],
    }),
    ['Brush.Tip prop shape', 'Brush function create'],
  ],
  [
    createHook('useBrush', { parameters: [createProp('size')], returned: [createProp('ref')] }),
    ['useBrush parameter size', 'useBrush return ref'],
  ],
])('asks for the history of each row', (document, expected) => {
  const asked: string[] = [];
  const historyOf = ({ of, part, kind, name }: RowPlace) => {
    asked.push(`${part === undefined ? of : `${of}.${part}`} ${kind} ${name}`);
    return { since: '1.1.0', changes: [] };
  };
  const sections = addHistory(outlineDocument(document), document, historyOf);
  expect(asked).toEqual(expected);
  const versions = sections.flatMap((section) => {
    if (section.kind === 'props') return section.props.map(({ history }) => history?.since);
    return section.kind === 'customization'
      ? section.rows.map(({ history }) => history?.since)
      : [];
  });
  expect(versions).toEqual(expected.map(() => '1.1.0'));
});
