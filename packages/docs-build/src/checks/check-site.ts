import { findSharedSentences } from '../content/prose/find-shared-sentences';
import type { Fault } from '../faults';
import { findIdFaults } from './find-id-faults';
import { findOutlineFaults } from './find-outline-faults';
import { createScriptCheck } from './find-script-faults';
import { findAssetFaults } from './links/find-asset-faults';
import { findRedirectFaults } from './links/find-redirect-faults';
import { findLinkFaults } from './links/find-link-faults';
import type { Site } from './site';
import { createWeightCheck } from './weights/find-weight-faults';
import type { PageBudgets } from './weights/page-budgets';

interface CheckSiteOptions {
  readonly budgets: PageBudgets;
  /** Hashes of the inline scripts that pages may have, without quotes: `sha256-…`. */
  readonly inlineScriptHashes: readonly string[];
  /** Folder of the site from the repository's root, for messages: `dist/site`. */
  readonly siteFolder: string;
}

/** Runs every check over every page of the assembled site. */
export function checkSite(site: Site, options: CheckSiteOptions): readonly Fault[] {
  const checks = [
    findLinkFaults,
    findIdFaults,
    findOutlineFaults,
    createScriptCheck(options),
    createWeightCheck(options.budgets),
  ];
  return [
    ...[...site.pages.values()].flatMap((page) => checks.flatMap((check) => check(page, site))),
    ...findAssetFaults(site, options.siteFolder),
    ...findRedirectFaults(site, options.siteFolder),
    ...findSharedSentences(site.sources.sources),
  ];
}
