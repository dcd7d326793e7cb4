import { expect, it } from 'vitest';
import { addBuild, formatBuildList, parseBuildList } from './keep-builds';

const build = (buildId: string) => ({ buildId, assets: [`/_assets/${buildId}.js`] });
const next = { buildId: 'new00001', files: ['/_assets/new00001.js', '/paint/index.html'] };

it.each([
  [1, ['new00001']],
  [2, ['new00001', 'old00002']],
  [9, ['new00001', 'old00002', 'old00001']],
])('keeps %i builds, the new one included', (keep, expected) => {
  const builds = addBuild(next, [build('old00002'), build('old00001')], keep);
  expect(builds.map(({ buildId }) => buildId)).toEqual(expected);
  expect(builds[0]?.assets).toEqual(['/_assets/new00001.js']);
});

it('lists a build once that is deployed again', () => {
  const builds = addBuild(next, [build('old00002'), build('new00001')], 3);
  expect(builds.map(({ buildId }) => buildId)).toEqual(['new00001', 'old00002']);
});

it('reads what it writes, and nothing else', () => {
  expect(parseBuildList(formatBuildList([build('old00001')]))).toEqual([build('old00001')]);
  for (const text of [
    undefined,
    '',
    '{',
    '{"version":2,"builds":[]}',
    '{"version":1,"builds":[{"buildId":"a","assets":["x"]}]}',
  ]) {
    expect(parseBuildList(text)).toEqual([]);
  }
});
