import { resolveCacheDir } from 'docs-build/cache';
import { loadConfig } from 'docs-shell/config/load';
import { productTable } from 'products';
import { assembleSite, formatSummary } from './assemble';
import { repoRoot, siteFolder } from './paths';
import { runCli } from './run-cli';

// `npm run site` in tooling/site: assembles the built apps into `dist/site`.
await runCli(async () => {
  const cacheDir = resolveCacheDir(repoRoot, loadConfig(process.env));
  const summary = await assembleSite({ repoRoot, productTable, siteFolder, cacheDir });
  console.log(formatSummary(summary, siteFolder));
});
