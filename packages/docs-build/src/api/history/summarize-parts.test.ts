import { createMarkdownRenderer } from '../page/markdown';
import { en } from 'docs-shell/i18n';
import type { ApiChange, ApiLedger } from 'react-api-docs/history';
import { describe, expect, it } from 'vitest';
import type { ProductHistory } from '../../load/product-api';
import { splitChanges } from '../../load/split-changes';
import { listChanges, selectChanges } from './list-changes';
import { summarizeParts } from './summarize-parts';
import { viewChanges, viewChangesPart } from './view-changes';
import { writeSummaryMarkdown } from './write-changes-markdown';

const size = { of: 'Brush', kind: 'prop', name: 'size' } as const;
const width = { of: 'Roller', kind: 'prop', name: 'width' } as const;

const release = (version: string, ...changes: readonly ApiChange[]) => ({
  version,
  after: '0.9.0',
  changes: [...changes],
});

const ledger: ApiLedger = {
  schemaVersion: 1,
  packages: ['@scope/paint'],
  oldest: '1.0.0',
  newest: '2.0.0',
  releases: [
    release('1.1.0', { ...size, change: 'added' }, { ...width, change: 'added' }),
    release('1.2.3', { ...width, change: 'deprecated', advice: '' }),
    release('2.0.0', { ...size, change: 'removed' }, { ...width, change: 'removed' }),
  ],
  baseline: {},
};

/** A history with at most this many changes on a page. */
function createHistory(limit: number): ProductHistory {
  const pathname = '/paint/api/changes';
  const parts = splitChanges(ledger, limit).map((part) => ({
    ...part,
    pathname: `${pathname}/${part.slug}`,
  }));
  return { pathname, ledger, parts };
}

const context = {
  api: { productId: 'paint', pathname: '/paint/api', pages: [], isComplete: false },
  hrefOf: () => undefined,
};
const groups = listChanges(ledger, context);
const tools = { markdown: createMarkdownRenderer((href) => href), messages: en };

describe('a long history', () => {
  it('is summarized by version, newest first, with links to the pages of its parts', () => {
    const summary = summarizeParts(groups, createHistory(3).parts);
    expect(writeSummaryMarkdown(summary, en)).toBe(
      [
        '- [2.0](/paint/api/changes/2-0/index.md): 2 breaking',
        '- [1.2](/paint/api/changes/1-1/index.md): 1 deprecated',
        '- [1.1](/paint/api/changes/1-1/index.md): 2 new',
      ].join('\n'),
    );
    expect(summary.map(({ code }) => code)).toEqual(['020099', '010299', '010199']);
  });

  it('lists a version for each of its parts', () => {
    const summary = summarizeParts(groups, createHistory(1).parts);
    expect(summary.map(({ link }) => [link.text, link.href])).toEqual([
      ['2.0 (1 of 2)', '/paint/api/changes/2-0/'],
      ['2.0 (2 of 2)', '/paint/api/changes/2-0-2/'],
      ['1.2', '/paint/api/changes/1-2/'],
      ['1.1 (1 of 2)', '/paint/api/changes/1-1/'],
      ['1.1 (2 of 2)', '/paint/api/changes/1-1-2/'],
    ]);
  });

  it('has all its rows on the pages of its parts, with the ids of one page', () => {
    const history = createHistory(3);
    const whole = viewChanges(groups, { history: { ...history, parts: [] }, ...tools });
    expect(viewChanges(groups, { history, ...tools })).toMatchObject({
      groups: [],
      split: { names: ['Brush', 'Roller'] },
    });
    const views = history.parts.map((part) =>
      viewChangesPart(selectChanges(groups, part), part, { history, ...tools }),
    );
    const idsOf = (view: Pick<typeof whole, 'groups'>) =>
      view.groups.flatMap(({ rows }) => rows.map(({ id }) => id));
    expect(views.flatMap(idsOf).sort()).toEqual(idsOf(whole).sort());
    expect(views.map(({ previous, next }) => [previous?.text, next?.text])).toEqual([
      [undefined, '2.0'],
      ['1.1–1.2', undefined],
    ]);
    expect(views[0]?.allHref).toBe('/paint/api/changes/');
  });
});
