import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { loadConfig } from 'docs-shell/config/load';
import { isLinkedPage } from 'docs-shell/offline';
import { glob } from 'tinyglobby';
import { loadSources } from './check/load-sources';
import { checkExternalLinks, formatReport } from './links/check-external-links';
import { collectExternalLinks } from './links/collect-external-links';
import { mapConcurrently } from './map-concurrently';
import { repoRoot, siteFolder } from './paths';
import { runCli } from './run-cli';
import { UsageError } from './usage-error';

// `npm run links` in tooling/site: requests the external links of the content, and reports those that do not answer.
await runCli(async () => {
  const folder = path.join(repoRoot, siteFolder);
  if (!existsSync(folder)) {
    throw new UsageError(`There is no site at ${siteFolder}. Run: npm run build`);
  }
  const files = (await glob('**/*.html', { cwd: folder })).filter((file) => !isLinkedPage(file));
  const pages = await mapConcurrently(files.sort(), async (file) => ({
    address: `/${file.replace(/index\.html$/, '')}`,
    html: await readFile(path.join(folder, file), 'utf8'),
  }));
  const { canonicalOrigin } = loadConfig(process.env);
  const links = collectExternalLinks(
    pages,
    await loadSources(repoRoot),
    canonicalOrigin === undefined ? [] : [canonicalOrigin],
  );
  const checked = await checkExternalLinks(links);
  console.log(formatReport(checked));
  if (checked.some(({ state }) => state.kind === 'broken')) process.exitCode = 1;
});
