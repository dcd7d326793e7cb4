import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import type { IncomingMessage, RequestListener } from 'node:http';
import path from 'node:path';
import type { Duplex } from 'node:stream';
import { DiagnosticsError } from 'diagnostics';
import { type Config, toLibrarySettings, toPublicConfig } from 'docs-shell/config/load';
import { limitHeapGrowth } from 'docs-shell/next/limit-heap-growth';
import { buildFolder, devServerFile } from 'docs-shell/page-document';
import pc from 'picocolors';
import { resolveCacheDir } from '../cache/resolve-cache-dir';
import { answerRedirects } from '../dev/answer-redirects';
import { answerSearch } from '../dev/answer-search';
import { createBesideSite } from '../dev/beside-site';
import { choosePort } from '../dev/choose-port';
import { claimApp } from '../dev/claim-app';
import { devBase, isBelowDevBase } from '../dev/dev-base';
import { devErrorEntryPath } from '../dev/dev-entry';
import { forwardRequests, forwardUpgrade } from '../dev/forward-requests';
import { openOrigin } from '../dev/open-origin';
import { listPageOrigins } from '../dev/page-origins';
import { describeError } from '../dev/report-errors';
import type { DocsServer } from '../dev/start-docs-server';
import { superviseNext } from '../dev/supervise-next';
import { loadSiteConfig } from './load-site-config';
import { invalidHost, parseDevArgs } from './parse-dev-args';
import { escapeText } from '../lib/escape';
import { limitTypeChecker } from '../dev/limit-type-checker';

/**
 * `docs dev`: serves one app with hot reload of content, demos, `product.ts` and shell.
 * The port is that of `--port` or `PORT`. `--host` lets other machines open the pages. `--beside` names a site that serves
 * everything else.
 */
export async function dev(appDir: string, args: readonly string[]): Promise<void> {
  limitHeapGrowth();
  limitTypeChecker(process.env);
  const { wanted, host, beside } = parseDevArgs(args, process.env['PORT']);
  const config = loadSiteConfig(process.env);
  const claim = await claimApp(appDir);
  try {
    const port = await choosePort('docs dev', wanted, (text) => process.stdout.write(`${text}\n`));
    await claim.announce(listPageOrigins(port, host)[0]);
    await serve({ appDir, port, host, config, beside });
  } finally {
    await claim.release();
  }
}

/** Time for which manifests of other products are not read again, in milliseconds. Their teams deploy now and then. */
const manifestMaxAge = 60_000;

interface ServeOptions {
  readonly appDir: string;
  readonly port: number;
  readonly host: string | undefined;
  readonly config: Config;
  readonly beside: string | undefined;
}

async function serve({ appDir, port, host, config, beside }: ServeOptions): Promise<void> {
  const open = await openOrigin();
  const pages = await openOrigin({
    port,
    ...(host !== undefined && { host }),
    answerFirst: (request, response) => {
      if (!isBelowDevBase(request.url)) return false;
      open.answer(request, response);
      return true;
    },
  }).catch(async (error: unknown) => {
    await open.close();
    const isOther = error instanceof Error && 'code' in error && error.code === 'EADDRNOTAVAIL';
    throw isOther ? new DiagnosticsError([invalidHost(host ?? '')]) : error;
  });
  let nextPort: number | undefined;
  pages.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const target = isBelowDevBase(request.url) ? open.port : nextPort;
    if (target === undefined) socket.destroy();
    else forwardUpgrade(target, request, socket, head);
  });
  await mkdir(path.join(appDir, buildFolder), { recursive: true });
  await writeFile(
    path.join(appDir, buildFolder, devServerFile),
    JSON.stringify({ origin: open.origin }),
  );
  let docs: DocsServer | undefined;
  let announce: (server: DocsServer) => void = () => {};
  const started = new Promise<DocsServer>((resolve) => (announce = resolve));
  const report = (error: unknown) =>
    void process.stderr.write(`${pc.red('docs dev')}\n${describeError(error)}\n`);
  const besideSite = (answerHere: RequestListener) =>
    beside === undefined
      ? answerHere
      : createBesideSite({
          site: beside,
          answerHere,
          report,
          listOwn: async () => (await started).listOwn(),
        });
  // Next starts while the app is loaded. Its requests wait until then.
  const next = superviseNext(appDir, process.env, {
    onStart: pages.hold,
    onListen: (startedPort) => {
      nextPort = startedPort;
      const forward = forwardRequests(startedPort, pages.answer);
      const listAddresses = async () => (await started).listAddresses();
      pages.answerWith(
        answerSearch({
          isOwn: async (address) => (await started).listSearchIndexes().includes(address),
          answerHere: open.answer,
          hasOthers: beside !== undefined,
          answer: besideSite(answerRedirects(listAddresses, forward)),
        }),
      );
    },
    onEnd: (error) => {
      report(error);
      pages.answerWith(answerWithError(error));
      docs?.reloadDocuments();
    },
  });
  const stopped = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]).then(
    next.close,
  );
  try {
    const { startDocsServer } = await import('../dev/start-docs-server');
    const cacheDir = resolveCacheDir(appDir, config);
    docs = await startDocsServer({
      appDir,
      cacheDir,
      open,
      config: toPublicConfig(config),
      settings: toLibrarySettings(config),
      manifests: {
        manifestOrigin: config.manifestOrigin ?? beside,
        cacheDir,
        maxAge: manifestMaxAge,
      },
      restartNext: next.restart,
    });
    announce(docs);
    for (const origin of listPageOrigins(port, host)) {
      process.stdout.write(`${pc.green('docs dev')}  ${origin}${docs.startPath}\n`);
    }
    await stopped;
    await docs.close();
  } finally {
    await next.close();
    await open.close();
    await pages.close();
  }
}

/**
 * Creates a listener that answers every request with 500 and a page with an error, while Next does not run. The page
 * reloads after the next change.
 */
function answerWithError(error: unknown): RequestListener {
  const message = escapeText(describeError(error));
  const html = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>docs dev</title>
<script type="module" src="${devBase}${devErrorEntryPath}"></script>
<div role="alert"><pre style="white-space: pre-wrap">${message}</pre></div>
</html>
`;
  return (_request, response) => {
    response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end(html);
  };
}
