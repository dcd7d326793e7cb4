import { tinySite } from '../src/sites/fixture-sites';
import { testDeployedAlone } from '../src/sites/test-deployed-alone';

const isFull = process.env['E2E_TIER'] === 'full';

/** A product with demos. The full tier tests every fixture, including the site's root. */
for (const [name, appDir] of Object.entries(tinySite)) {
  if (!isFull && name !== 'tiny') continue;
  // The landing page shows the names and versions of all others.
  const factCount = name === 'home' ? undefined : 2;
  testDeployedAlone({
    title: `fixtures/${name}`,
    apps: tinySite,
    appDir,
    ...(factCount !== undefined && { factCount }),
  });
}
