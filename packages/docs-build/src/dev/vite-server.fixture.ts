import { createServer, type PluginOption, type ServerOptions, type ViteDevServer } from 'vite';
import { devBase } from './dev-base';

/** A Vite server that listens, and its origin. */
interface TestServer {
  readonly vite: ViteDevServer;
  readonly origin: string;
}

/** Starts a Vite server for the files of a folder, on a free port. The caller closes it. */
export async function startVite(
  root: string,
  plugins: PluginOption[],
  server: Pick<ServerOptions, 'watch'> = {},
): Promise<TestServer> {
  const vite = await createServer({
    root,
    base: `${devBase}/`,
    configFile: false,
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
    plugins,
    server: { host: '127.0.0.1', port: 0, ...server },
  });
  await vite.listen();
  return { vite, origin: new URL(vite.resolvedUrls?.local[0] ?? '').origin };
}
