import { existsSync } from 'node:fs';
import path from 'node:path';
import { DiagnosticsError } from 'diagnostics';
import { loadConfig } from 'docs-shell/config/load';
import { inlineScriptHashes } from 'docs-shell/next/inline-script-hashes';
import { loadBudgets } from './budgets';
import { runChecks } from './check/run-checks';
import { repoRoot, siteFolder } from './paths';
import { runCli } from './run-cli';
import { UsageError } from './usage-error';

// `npm run check` in tooling/site: checks the assembled site, and fails with all diagnostics.
await runCli(async () => {
  if (!existsSync(path.join(repoRoot, siteFolder))) {
    throw new UsageError(`There is no site at ${siteFolder}. Run: npm run build`);
  }
  const start = performance.now();
  const { pageCount, diagnostics } = await runChecks({
    repoRoot,
    siteFolder,
    budgets: loadBudgets(),
    serviceCount: countServices(),
    inlineScriptHashes: inlineScriptHashes(),
  });
  if (diagnostics.length > 0) throw new DiagnosticsError(diagnostics);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${siteFolder}: ${pageCount} pages, no diagnostics (${seconds} s)`);
});

function countServices(): number {
  const config = loadConfig(process.env);
  const { canonicalOrigin, repositoryUrl, googleAnalyticsId, adListingUrl, docSearch } = config;
  const services = [canonicalOrigin, repositoryUrl, googleAnalyticsId, adListingUrl, docSearch];
  return services.filter((service) => service !== undefined).length;
}
