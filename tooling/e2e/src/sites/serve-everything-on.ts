import { readSettings } from '@tooling/fixture-builder';
import { securityHeaders } from 'docs-build/serve';
import { fixtureDir } from './list-app-dirs';
import { serveApps, type ServedApps } from './serve-apps';

const name = 'everything-on';

/**
 * Serves the fixture with all services enabled and a second product, with the Content-Security-Policy of its settings.
 */
export function serveEverythingOn(
  options: Pick<NonNullable<Parameters<typeof serveApps>[1]>, 'forward'> = {},
): Promise<ServedApps> {
  const apps = { [name]: fixtureDir(name), 'system-next': fixtureDir('system-next') };
  return serveApps(apps, {
    ...options,
    headers: securityHeaders(readSettings(fixtureDir(name)) ?? {}),
  });
}
