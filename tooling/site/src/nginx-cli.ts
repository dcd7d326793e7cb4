import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createNginxConfig, loadServingRules, securityHeaders } from 'docs-build/deploy';
import { productTable } from 'products';
import { repoRoot, siteFolder } from './paths';
import { runCli } from './run-cli';
import { UsageError } from './usage-error';

const target = 'dist/nginx/docs.conf';

await runCli(async () => {
  const siteDir = path.join(repoRoot, siteFolder);
  if (!existsSync(siteDir)) {
    throw new UsageError(`There is no site at ${siteFolder}. Run: npm run build`);
  }
  const { values } = parseArgs({
    options: {
      root: { type: 'string', default: siteDir },
      listen: { type: 'string', default: '8080' },
      feedback: { type: 'string', default: 'http://127.0.0.1:3100' },
      'server-name': { type: 'string', default: '_' },
    },
  });
  const headers = securityHeaders(process.env);
  const config = createNginxConfig(await loadServingRules(siteDir, productTable, { headers }), {
    root: values.root,
    listen: values.listen,
    ...(values.feedback !== '' && { feedbackService: values.feedback }),
    serverName: values['server-name'],
  });
  const file = path.join(repoRoot, target);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, config);
  console.log(`${target}: include it in the http block of nginx.conf, then: nginx -s reload`);
});
