import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { loadConfig } from 'docs-shell/config/load';
import { createForwarder, superviseFeedback } from './feedback';
import { feedbackServicePath } from 'docs-shell/feedback/service';
import { productTable } from 'products';
import { repoRoot, siteFolder } from './paths';
import { runCli } from './run-cli';
import { createSiteServer, securityHeaders } from 'docs-build/serve';
import { parsePort } from './parse-port';
import { UsageError } from './usage-error';

// `npm run preview` in tooling/site: serves the assembled site like a production host, with the feedback service.
await runCli(async () => {
  const port = parsePort(process.argv.slice(2), process.env['PORT']);
  const root = path.join(repoRoot, siteFolder);
  if (!existsSync(root)) {
    throw new UsageError(`There is no site at ${siteFolder}. Run: npm run build`);
  }
  const headers = securityHeaders(process.env);
  const token = loadConfig(process.env).feedbackReaderToken ?? randomUUID();
  const feedback = superviseFeedback({ ...process.env, DOCS_FEEDBACK_READER_TOKEN: token });
  const server = await createSiteServer({
    root,
    productTable,
    port,
    headers,
    forward: { path: feedbackServicePath, handle: createForwarder(feedback.locate) },
  }).catch(async (error: unknown) => {
    await feedback.stop();
    throw isPortTaken(error)
      ? new UsageError(
          `Port ${port} is in use. Choose another: npm run preview -- --port ${port + 1}`,
        )
      : error;
  });
  console.log(`${siteFolder} is served at ${server.url}/ (Ctrl+C stops)`);
  if (process.env['DOCS_FEEDBACK_READER_TOKEN'] === undefined) {
    console.log(`Token for reading the feedback, until this server stops: ${token}`);
  }
  const stop = () => void Promise.all([server.close(), feedback.stop()]);
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
});

function isPortTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}
