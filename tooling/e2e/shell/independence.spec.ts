import { changeApp, type ChangedApp } from '../src/sites/change-app';
import { tinySite } from '../src/sites/fixture-sites';
import { fixtureDir } from '../src/sites/list-app-dirs';
import { testDeployedAlone } from '../src/sites/test-deployed-alone';
import { isFull } from '../src/tier';

/** The landing page shows the name and the version of each other product. */
const factCount = 2;

/** The second build of the product `system`, which is a fixture of its own. */
const nextSystem: ChangedApp = {
  appDir: fixtureDir('system-next'),
  rootPath: '/system',
  name: 'Renamed',
  version: '2.0.0',
  address: '/system/spacing/',
  sentence: 'Another text.',
  remove: async () => undefined,
};

testDeployedAlone({
  title: 'fixtures/system-next',
  apps: tinySite,
  change: async () => nextSystem,
  factCount,
  // The new build has an advertisement, which the policy of this site blocks.
  ignoredErrors: /https:\/\/ads\.example\//,
});

// The full tier builds each fixture again, including the site's root.
for (const [name, appDir] of isFull ? Object.entries(tinySite) : []) {
  testDeployedAlone({
    title: `fixtures/${name}`,
    apps: tinySite,
    change: () => changeApp(appDir),
    ...(name !== 'home' && { factCount }),
  });
}
