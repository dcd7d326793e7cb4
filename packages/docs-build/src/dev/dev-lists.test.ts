import { expect, it } from 'vitest';
import { buildNavigationLists, listLargeNavigations } from '../pipeline/documents/navigation-lists';
import { describeGroups } from '../pipeline/documents/navigation.fixture';
import { devListsPath, findDevLists } from './dev-lists';

it('has the lists of the build, at a path of their own', () => {
  const described = describeGroups(25);
  const app = { ...described, navigationLists: {} };
  const paths = listLargeNavigations(app.products).map(devListsPath);
  expect(paths).toEqual(['/@docs/navigation/paint/en.json', '/@docs/navigation/paint/zh.json']);
  const { assets } = buildNavigationLists(described, '/_assets/');
  expect(paths.map((url) => findDevLists(app, url))).toEqual(assets.map(({ content }) => content));
  expect(findDevLists(app, '/@docs/navigation/data/en.json')).toBeUndefined();
});
