import type { Config } from 'docs-shell/config/load';
import type { LoadedApp } from '../load';

/** Returns the URL prefix of assets. Products that are deployed to separate hosts each have a folder of their own. */
export function resolveAssetsUrl(
  { products }: LoadedApp,
  { assets }: Pick<Config, 'assets'>,
): string {
  const id = products[0]?.identity.id;
  return assets === 'product' && id !== undefined ? `/_assets/${id}/` : '/_assets/';
}
