import path from 'node:path';
import { gt, lte } from 'semver';
import { beforeAll, describe, expect, it } from 'vitest';
import { extractDocuments } from '../../extract/extract-documents';
import { parsedFiles } from '../../program/parsed-files.fixture';
import { listFacts } from '../compare/list-facts';
import { serializeLedger } from '../ledger/ledger-files';
import { ledgerSchema, type ApiLedger } from '../ledger/ledger-schema';
import { replayLedger } from '../ledger/replay-ledger';
import { createFakeRegistry, installVersions } from './published-versions.fixture';
import { recordAgain } from './record-again';
import { recordHistory, type HistoryRequest } from './record-history';

/** Declares `Brush` with these props, and further exports. */
const declare = (props: string, more = '') =>
  `import * as React from 'react';
   /** Paints. */
   export declare function Brush(props: React.HTMLAttributes<HTMLElement> & { ${props} }): React.JSX.Element;
   ${more}`;
const roller = (name: string) =>
  `/** Rolls. */ export declare function ${name}(props: { width?: number }): React.JSX.Element;`;

/** Accepts every prop. */
const sponge = (props: string) =>
  `/** Wipes. */ export declare function Sponge(props: { ${props} [name: string]: unknown }): React.JSX.Element;`;

const old = '/** Old. */\n tip?: string;';
const deprecated = '/** @deprecated Use `size`. */\n tip?: string;';

const declarations = {
  '1.0.0': declare(`\n${old} title?: string`, roller('Roll')),
  // A picked name that the types of React lack.
  '1.0.1': declare(`\n${old} title?: string; onTouchCapture: unknown;`, roller('Roll')),
  '1.1.0': declare(`size?: 'small';\n${deprecated}`, roller('Roll')),
  '2.0.0': declare(
    `size?: 'large' | 'small'; shape?: (name: string) => void;\n${deprecated}`,
    roller('Roller') + sponge('soft?: boolean;'),
  ),
  '2.0.1': declare(
    "size: 'small' | 'large'; shape?: (given: string) => void",
    roller('Roller') + sponge(''),
  ),
};
const newest = '2.0.1';

const versions = Object.fromEntries(
  Object.entries(declarations).map(([version, text]) => [
    version,
    { paint: { declarations: text } },
  ]),
);
const registry = createFakeRegistry(versions);

describe('recordHistory', { timeout: 120_000 }, () => {
  let cacheDir: string;
  let whole: ApiLedger;
  beforeAll(async () => {
    cacheDir = installVersions('paint', versions);
    whole = await record(newest);
  }, 120_000);

  const extracted = new Map<string, ReturnType<typeof extractDocuments>>();
  /** Extracts each version once: extraction renders components in a process of its own. */
  const documentsOf = (version: string) => {
    const known = extracted.get(version);
    if (known) return known;
    const documents = extractDocuments({
      packages: ['paint'],
      fromFolder: path.join(cacheDir, 'installed', `paint-${version}`),
      parsed: parsedFiles,
    });
    extracted.set(version, documents);
    return documents;
  };
  const requestFor = (
    to: string,
    { from = '1.0.0', save }: Partial<Pick<HistoryRequest, 'from' | 'save'>> = {},
  ): HistoryRequest => ({
    ...(save && { save }),
    extraction: { packages: ['paint'], parsed: parsedFiles },
    from,
    moved: [{ in: '2.0.0', from: 'Roll', to: 'Roller' }],
    documents: documentsOf(to),
    installed: {},
    cacheDir,
    registry,
  });
  const record = (to: string, ledger?: ApiLedger, options?: Parameters<typeof requestFor>[1]) =>
    recordHistory(requestFor(to, options), ledger);
  const describeReleases = ({ releases }: ApiLedger) =>
    releases.map(({ version, after, changes }) => [
      `${after} → ${version}`,
      ...changes.map(({ of, kind, name, change, ...rest }) =>
        [change, kind, `${of}.${name}`, JSON.stringify(rest)].join(' '),
      ),
    ]);

  it('finds what each version changed, judged by the compiler', () => {
    expect(describeReleases(whole)).toEqual([
      [
        '1.0.1 → 1.1.0',
        'added prop Brush.size {}',
        'deprecated prop Brush.tip {"advice":"Use `size`."}',
        'removed prop Brush.title {"accepted":true}',
      ],
      [
        '1.1.0 → 2.0.0',
        'added prop Brush.shape {}',
        `type prop Brush.size {"before":"'small'","after":"'large' | 'small'","effect":"wider"}`,
        'renamed component Roller.Roller {"from":"Roll"}',
        'added component Sponge.Sponge {"internal":true}',
      ],
      [
        '2.0.0 → 2.0.1',
        'required prop Brush.size {}',
        'removed prop Brush.tip {"advice":"Use `size`."}',
        'removed prop Sponge.soft {"internal":true}',
      ],
    ]);
    expect(whole).toMatchObject({ oldest: '1.0.0', newest });
    expect(replayLedger(whole, listFacts(documentsOf(newest)))).toEqual([]);
  });

  it('continues a ledger without a change of what it has, and writes what it reads', async () => {
    const start = await record('1.1.0');
    expect(start.releases).toEqual(whole.releases.slice(0, 1));
    const extended = serializeLedger(await record(newest, start));
    expect(extended).toBe(serializeLedger(whole));
    expect(ledgerSchema.parse(JSON.parse(extended))).toEqual(whole);
    expect(serializeLedger(await record(newest, whole))).toBe(extended);
  });

  it.each([
    ['1.0.0', newest, 'the whole ledger'],
    ['1.1.0', newest, 'its end'],
    ['1.0.1', '2.0.0', 'a part between others'],
  ])('records again what comes after %s up to %s, %s', async (from, to) => {
    const mistake = { of: 'Brush', kind: 'prop', name: 'wrong', change: 'added' } as const;
    const releases = whole.releases.map((release) => {
      const isInside = gt(release.version, from) && lte(release.version, to);
      return isInside ? { ...release, changes: [mistake] } : release;
    });
    const again = await recordAgain(requestFor(newest), { ...whole, releases }, { from, to });
    expect(serializeLedger(again)).toBe(serializeLedger(whole));
  });

  it('replaces a release that compares distant versions when it has those between', async () => {
    const parts: ApiLedger[] = [];
    const save = (part: ApiLedger) => Promise.resolve(void parts.push(part));
    const changes = whole.releases.flatMap((release) => release.changes);
    const ledger = { ...whole, releases: [{ version: newest, after: '1.0.0', changes }] };
    await recordAgain(requestFor(newest, { save }), ledger, { from: '1.0.0', to: newest });
    expect(parts.map(describeReleases)).toEqual(parts.map(() => describeReleases(whole)));
  });

  it('leaves a whole ledger after each release that it records again', async () => {
    const parts: ApiLedger[] = [];
    const save = (part: ApiLedger) => Promise.resolve(void parts.push(part));
    const [first, ...others] = whole.releases;
    const releases = [{ ...first!, changes: [] }, ...others];
    const between = { from: '1.0.0', to: '2.0.0' };
    await recordAgain(requestFor(newest, { save }), { ...whole, releases }, between);
    expect(parts.map(describeReleases)).toEqual(parts.map(() => describeReleases(whole)));
  });

  it.each(['1.0.1', '2.0.0'])(
    'puts earlier versions before a ledger that starts at %s',
    async (from) => {
      const end = await record(newest, undefined, { from });
      expect(end.releases.length).toBeLessThanOrEqual(whole.releases.length);
      expect(serializeLedger(await record(newest, end))).toBe(serializeLedger(whole));
    },
  );

  it.each([
    ['forward', undefined, ['1.1.0', '2.0.0', '2.0.1', '2.0.1']],
    ['backward', '2.0.1', ['2.0.0', '1.1.0', '1.0.1', '1.0.0', '1.0.0']],
  ])('keeps each release it finds %s, and continues after the first', async (_way, start, kept) => {
    const end = start === undefined ? undefined : await record(newest, undefined, { from: start });
    const parts: ApiLedger[] = [];
    const save = (part: ApiLedger) => Promise.resolve(void parts.push(part));
    await record(newest, end, { save });
    const boundOf = ({ oldest, newest: last }: ApiLedger) => (start === undefined ? last : oldest);
    expect(parts.map(boundOf)).toEqual(kept);
    expect(serializeLedger(await record(newest, parts[0]))).toBe(serializeLedger(whole));
  });

  it('notices names that the ledger and the documents do not share', () => {
    const facts = new Map(listFacts(documentsOf(newest)));
    const size = [...facts].find(([, { name }]) => name === 'size');
    if (!size) throw new RangeError('no size');
    facts.delete(size[0]);
    facts.set('more', { ...size[1], name: 'more' });
    expect(replayLedger(whole, facts)).toEqual([
      { name: 'Brush prop size', problem: 'missing in the documents' },
      { name: 'Brush prop more', problem: 'missing in the ledger' },
    ]);
  });
});
