import { loadConfig, type Config } from 'docs-shell/config/load';
import { siteLinks } from 'products';

/** Reads the settings of a build. Links that the environment does not name lead where those of the site do. */
export function loadSiteConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const config = loadConfig(env);
  return { ...config, links: { ...siteLinks, ...config.links } };
}
