import { expect, it } from 'vitest';
import { buildNavigationLists, listLargeNavigations } from './navigation-lists';
import { createGroups, describeGroups } from './navigation.fixture';

it('leaves a navigation of 600 entries to every page', () => {
  expect(listLargeNavigations([createGroups(24)])).toEqual([]);
  expect(buildNavigationLists(describeGroups(24), '/_assets/')).toEqual({ urls: {}, assets: [] });
});

it('writes the entries of each group of a larger one, in each language', () => {
  const { urls, assets } = buildNavigationLists(describeGroups(25), '/_assets/');
  expect(urls).toEqual({
    paint: Object.fromEntries(
      ['en', 'zh'].map((language, index) => [language, `/_assets/${assets[index]?.fileName}`]),
    ),
  });
  const [english, chinese] = assets.map(
    ({ content }) => JSON.parse(String(content)) as Record<string, string>,
  );
  expect(Object.keys(english ?? {})).toHaveLength(25);
  expect(english?.[25]?.match(/<a /g)).toHaveLength(24);
  expect(english?.[25]).toContain(
    '<a href="/paint/group-2-1/"><span>About /paint/group-2-1</span>',
  );
  expect(chinese?.[25]).toContain('<a href="/zh/paint/group-2-1/"><span>刷子</span>');
});
