import { expect, it } from 'vitest';
import { createStoredEdits } from './stored-edits';

function memory(initial = '') {
  const values = new Map([['docs-edited /a/ Demo', initial]]);
  return {
    get: (key: string) => values.get(key) ?? null,
    set: (key: string, value: string) => Boolean(values.set(key, value)),
  };
}

it('returns what was stored for the demo, and nothing for another', () => {
  const storage = memory();
  createStoredEdits(storage, '/a/ Demo').write({ JS: 'edited()' });
  expect(createStoredEdits(storage, '/a/ Demo').read()).toEqual({ JS: 'edited()' });
  expect(createStoredEdits(storage, '/a/ Other').read()).toEqual({});
  createStoredEdits(storage, '/a/ Demo').write({});
  expect(createStoredEdits(storage, '/a/ Demo').read()).toEqual({});
});

it.each(['', 'rubbish', '[]', '{"TS":1}', 'null'])(
  'has no edits if the storage holds %j',
  (text) => {
    expect(createStoredEdits(memory(text), '/a/ Demo').read()).toEqual({});
  },
);
