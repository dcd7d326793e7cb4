import { createSiteServer, securityHeaders } from '@tooling/site/serve';
import { productTable } from 'products';
import { copyFixture } from '../sites/copy-fixture';
import { createTemporarySite } from '../sites/create-temporary-site';
import { createCollector, type Collector } from './create-collector';

/** A site with a measurement id, and somebody who collects. */
export interface AnalyticsSite {
  readonly url: string;
  readonly collector: Collector;
  close(): Promise<void>;
}

const settings = {
  DOCS_GOOGLE_ANALYTICS_ID: 'G-TEST1',
  DOCS_REPOSITORY_URL: 'https://github.com/org/repo',
};

/** Builds and serves fixture apps with the policy that the settings lead to. */
export async function startAnalyticsSite(
  fixtures: readonly ('tiny' | 'system')[],
): Promise<AnalyticsSite> {
  const appDirs: Record<string, string> = {};
  const removals: (() => Promise<void>)[] = [];
  for (const name of fixtures) {
    const app = await copyFixture(name, `analytics-${name}`);
    removals.push(() => app.remove());
    if (name === 'tiny') {
      // A type, so that there are two languages to choose from.
      const type = "export const label: string = 'First';\n\nexport default";
      await app.edit('demos/switch/FirstSwitch.tsx', 'export default', type);
    }
    await app.build(settings);
    appDirs[name] = app.appDir;
  }
  const site = await createTemporarySite(appDirs);
  await site.assemble();
  const collector = createCollector();
  const server = await createSiteServer({
    root: site.root,
    productTable,
    port: 0,
    headers: securityHeaders(settings),
    forward: collector.forward,
  });
  return {
    url: server.url,
    collector,
    async close() {
      await server.close();
      await site.remove();
      for (const remove of removals) await remove();
    },
  };
}
