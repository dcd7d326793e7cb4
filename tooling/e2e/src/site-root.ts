import path from 'node:path';

/** The assembled site that a run visits: what its setup names in `E2E_SITE_DIR`, or the one of all products. */
export const siteRoot =
  process.env['E2E_SITE_DIR'] ?? path.join(import.meta.dirname, '../../../dist/site');
