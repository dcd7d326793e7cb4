import { fixtureDir } from './list-app-dirs';

/** The apps of the screenshots. */
export const tinySite = listFixtures(['home', 'shell-system', 'tiny', 'zh']);

/** The apps of the shell's journeys. */
export const shellSite = listFixtures([
  'home',
  'shell-base',
  'shell-material',
  'shell-system',
  'shell-x',
  'zh',
]);

/** The folders of fixture apps by name. Two apps of one site must not publish the same product. */
function listFixtures(names: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(names.map((name) => [name, fixtureDir(name)]));
}
