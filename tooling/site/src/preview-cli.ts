import { existsSync } from 'node:fs';
import path from 'node:path';
import { productTable } from 'products';
import { repoRoot, siteFolder } from './paths';
import { runCli } from './run-cli';
import { createSiteServer, securityHeaders } from './serve';
import { parsePort } from './serve/parse-port';
import { UsageError } from './usage-error';

await runCli(async () => {
  const port = parsePort(process.argv.slice(2), process.env['PORT']);
  const root = path.join(repoRoot, siteFolder);
  if (!existsSync(root)) {
    throw new UsageError(`There is no site at ${siteFolder}. Run: npm run build`);
  }
  const headers = securityHeaders(process.env);
  const server = await createSiteServer({ root, productTable, port, headers }).catch(
    (error: unknown) => {
      throw isPortTaken(error)
        ? new UsageError(
            `Port ${port} is in use. Choose another: npm run preview -- --port ${port + 1}`,
          )
        : error;
    },
  );
  console.log(`${siteFolder} is served at ${server.url}/ (Ctrl+C stops)`);
  const stop = () => void server.close();
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
});

function isPortTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}
