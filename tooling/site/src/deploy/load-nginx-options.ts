import { createRedirects, loadManifests } from '../manifests';
import { listSiteFiles } from '../serve/site-files';
import type { NginxOptions } from './create-nginx-config';

/** What the assembled site itself says of how to serve it. */
export async function loadNginxOptions(
  siteDir: string,
): Promise<Pick<NginxOptions, 'notFoundPages' | 'redirects'>> {
  const files = await listSiteFiles(siteDir);
  const { manifests } = await loadManifests(siteDir, files);
  return {
    notFoundPages: [...files].filter((file) => /(^|\/)404\.html$/.test(file)).sort(),
    redirects: createRedirects(manifests),
  };
}
