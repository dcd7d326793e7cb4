import path from 'node:path';
import { noteOutsideAccess } from './sites/outside-access';

/** Returns the folder of the site that a run visits: `E2E_SITE_DIR` if the setup sets it, else the site of all products. */
export function siteRoot(): string {
  noteOutsideAccess();
  return process.env['E2E_SITE_DIR'] ?? path.join(import.meta.dirname, '../../../dist/site');
}
