import type { Diagnostic } from 'diagnostics';
import { checkIds } from './check-ids';
import { checkOutline } from './check-outline';
import { createScriptCheck } from './check-scripts';
import { checkAssets } from './links/check-assets';
import { checkRedirectTargets } from './links/check-redirect-targets';
import { checkPageLinks } from './links/check-page-links';
import type { Site } from './site';
import { checkLibraryShares } from './weights/check-library-shares';
import { createWeightCheck } from './weights/check-weights';
import type { PageBudgets } from './weights/page-budgets';

interface CheckSiteOptions {
  readonly budgets: PageBudgets;
  /** Hashes of the inline scripts that pages may have, without quotes: `sha256-…`. */
  readonly inlineScriptHashes: readonly string[];
  /** Folder of the site from the repository's root, for messages: `dist/site`. */
  readonly siteFolder: string;
}

/** Runs every check over every page of the assembled site. */
export function checkSite(site: Site, options: CheckSiteOptions): readonly Diagnostic[] {
  const checks = [
    checkPageLinks,
    checkIds,
    checkOutline,
    createScriptCheck(options),
    createWeightCheck(options.budgets),
  ];
  return [
    ...[...site.pages.values()].flatMap((page) => checks.flatMap((check) => check(page, site))),
    ...checkAssets(site, options.siteFolder),
    ...checkRedirectTargets(site, options.siteFolder),
    ...checkLibraryShares(site, options.budgets),
  ];
}
