import { createTemporarySite } from './create-temporary-site';

/**
 * Assembles a site for all tests of a run, as a global setup of Playwright. `E2E_SITE_DIR` is its folder.
 *
 * @param apps folders by name
 * @returns removes the site
 */
export async function assembleForRun(
  apps: Readonly<Record<string, string>>,
): Promise<() => Promise<void>> {
  const site = await createTemporarySite(apps);
  await site.assemble();
  // The workers inherit it.
  process.env['E2E_SITE_DIR'] = site.root;
  return () => site.remove();
}
