import { en } from 'docs-shell/i18n';
import type { ApiChange, ApiLedger } from 'react-api-docs/history';
import { expect, it } from 'vitest';
import { createComponent, createProp } from '../api-document.fixture';
import { createMarkdownRenderer } from '../page/markdown';
import { listChanges } from './list-changes';
import { viewChanges } from './view-changes';
import { writeChangesMarkdown } from './write-changes-markdown';

const brush = createComponent('Brush', { props: [createProp('size')] });
const pages = [{ document: brush, sourceFile: '', pathname: '/paint/api/brush' }];
const context = {
  api: { productId: 'paint', pathname: '/paint/api', pages, isComplete: false },
  hrefOf: (name: string) => (name === 'Brush' ? '/paint/api/brush/' : undefined),
};
const size = { of: 'Brush', kind: 'prop', name: 'size' } as const;

function createLedger(...changes: readonly ApiChange[]): ApiLedger {
  return {
    schemaVersion: 1,
    packages: ['@scope/paint'],
    oldest: '1.0.0',
    newest: '2.1.0',
    codemods: {
      packageName: '@scope/codemod',
      names: ['deprecations/brush-props', 'v2.0.0/all-colors'],
    },
    releases: [{ version: '2.0.0', after: '1.4.2', changes: [...changes] }],
    baseline: {},
  };
}

it.each<[string, ApiChange, object[]]>([
  [
    'a row that the page has',
    { ...size, change: 'added' },
    [{ effect: 'new', href: '/paint/api/brush/#prop-size' }],
  ],
  [
    'a row that the page lacks',
    { ...size, name: 'tip', change: 'removed' },
    [{ effect: 'breaking', href: '/paint/api/brush/' }],
  ],
  ['nothing that is accepted as before', { ...size, change: 'added', accepted: true }, []],
  ['nothing internal', { ...size, internal: true, change: 'added' }, []],
])('lists %s', (_what, change, expected) => {
  const changes = listChanges(createLedger(change), context).flatMap(
    (exported) => exported.changes,
  );
  expect(changes).toMatchObject(expected);
  expect(changes).toHaveLength(expected.length);
});

it.each([
  ['again after', '2.1.0', '2.1.0'],
  ['only before', '1.5.0', undefined],
])('says which version has something %s its removal', (_what, version, returnedIn) => {
  const ledger = createLedger({ ...size, change: 'removed' });
  const added = { version, after: '1.0.0', changes: [{ ...size, change: 'added' as const }] };
  const changes = listChanges({ releases: [...ledger.releases, added] }, context).flatMap(
    (exported) => exported.changes,
  );
  expect(changes.find(({ change }) => change.change === 'removed')?.returnedIn).toBe(returnedIn);
});

it('lists exports in alphabetical order, without a link if they are gone', () => {
  const gone: ApiChange = { of: 'Bristle', kind: 'component', name: 'Bristle', change: 'removed' };
  const groups = listChanges(createLedger({ ...size, change: 'added' }, gone), context);
  expect(groups.map(({ name, href }) => [name, href])).toEqual([
    ['Bristle', undefined],
    ['Brush', '/paint/api/brush/'],
  ]);
});

it('gives each change an id of its own', () => {
  const ledger = createLedger(
    { ...size, change: 'default', before: '1', after: '2' },
    { ...size, change: 'type', before: 'a', after: 'b' },
  );
  const ids = listChanges(ledger, context).flatMap(({ changes }) => changes.map(({ id }) => id));
  expect(ids).toEqual(['Brush-prop-size-020000', 'Brush-prop-size-020000-2']);
});

it('offers the minors of the ledger, and codemods by what they are about', () => {
  const ledger = createLedger({
    ...size,
    change: 'type',
    before: 'a',
    after: '<b>',
    effect: 'other',
  });
  const view = viewChanges(listChanges(ledger, context), {
    history: { pathname: '/paint/api/changes', ledger, parts: [] },
    markdown: createMarkdownRenderer((href) => href),
    messages: en,
  });
  expect(view.versions.map(({ text }) => text)).toEqual(['2.1', '2.0', '1.4', '1.0']);
  expect(view.codemods).toEqual([
    { command: 'npx @scope/codemod@latest deprecations/brush-props', of: 'Brush' },
    { command: 'npx @scope/codemod@latest v2.0.0/all-colors', code: '020000' },
  ]);
  expect(view.groups[0]?.rows[0]).toMatchObject({
    version: { text: '2.0', code: '020000' },
    before: '<code>a</code>',
    after: '<code>&lt;b&gt;</code>',
  });
});

it('writes the same as Markdown', () => {
  const ledger = createLedger({ ...size, change: 'default', before: '1', after: '2' });
  expect(writeChangesMarkdown(listChanges(ledger, context), en)).toBe(
    '## [Brush](/paint/api/brush/index.md)\n\n- 2.0, changed: `size` (prop). Default changed. Before: `1`. After: `2`.',
  );
});
