import { loadConfig, type Config } from 'docs-shell/config/load';
import { siteLinks } from 'products';

/** Reads the settings of a build. Links default to those of the site. */
export function loadSiteConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const config = loadConfig(env);
  return { ...config, links: { ...siteLinks, ...config.links } };
}
