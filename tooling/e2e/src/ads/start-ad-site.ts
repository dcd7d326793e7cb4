import { createSiteServer, securityHeaders } from '@tooling/site/serve';
import { productTable } from 'products';
import { copyFixture } from '../sites/copy-fixture';
import { createTemporarySite } from '../sites/create-temporary-site';
import { adSettings } from './ad-settings';

/** A built site with advertisement, served with the policy that its settings lead to. */
export interface AdSite {
  readonly url: string;
  close(): Promise<void>;
}

/** One page of it, `/material-ui/writing/`, excludes advertisement. */
export async function startAdSite(): Promise<AdSite> {
  const app = await copyFixture('tiny', 'ads');
  await app.edit('content/writing.mdx', 'product: material-ui', 'product: material-ui\nads: false');
  await app.build(adSettings);
  const site = await createTemporarySite({ tiny: app.appDir });
  await site.assemble();
  const server = await createSiteServer({
    root: site.root,
    productTable,
    port: 0,
    headers: securityHeaders(adSettings),
  });
  return {
    url: server.url,
    async close() {
      await server.close();
      await site.remove();
      await app.remove();
    },
  };
}
