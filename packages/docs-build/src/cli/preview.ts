import { once } from 'node:events';
import path from 'node:path';
import { throwDiagnostics } from 'diagnostics';
import pc from 'picocolors';
import { productTable } from 'products';
import { securityHeaders } from '../deploy/rules/security-headers';
import { choosePort } from '../dev/choose-port';
import { createSiteServer, type SiteServer } from '../serve';
import { parsePort } from './parse-port';
import { readArguments } from './read-arguments';
import { requireBuiltSite } from './require-built-site';

/** `docs preview`: serves the built app as a host does, until a signal ends it. The port is that of `--port` or `PORT`. */
export async function preview(appDir: string, args: readonly string[]): Promise<void> {
  const server = await startPreview(appDir, args);
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  await server.close();
}

/**
 * Starts the server of `docs preview`, and prints the address of each product.
 *
 * @throws {DiagnosticsError} The app is not built, or the port is in use.
 */
export async function startPreview(appDir: string, args: readonly string[]): Promise<SiteServer> {
  const { values, diagnostics } = readArguments('preview', args);
  const { wanted, diagnostics: wrongPort } = parsePort('preview', values.port, process.env['PORT']);
  throwDiagnostics([...diagnostics, ...wrongPort]);
  const root = path.join(appDir, 'dist');
  const manifests = await requireBuiltSite({ command: 'docs preview', appDir, folder: 'dist' });
  const port = await choosePort('docs preview', wanted, print);
  const server = await createSiteServer({
    root,
    productTable,
    port,
    headers: securityHeaders(process.env),
  });
  for (const { manifest } of manifests) {
    print(`${pc.green('docs preview')}  ${server.url}${manifest.rootPath}/`);
  }
  return server;
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
