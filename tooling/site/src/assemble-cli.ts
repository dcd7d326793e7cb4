import { productTable } from 'products';
import { assembleSite, formatSummary } from './assemble';
import { repoRoot, siteFolder } from './paths';
import { runCli } from './run-cli';

await runCli(async () => {
  const summary = await assembleSite({ repoRoot, productTable, siteFolder });
  console.log(formatSummary(summary, siteFolder));
});
