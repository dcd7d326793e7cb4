import path from 'node:path';
import type { Plugin } from 'vite';
import type { CollectedStyles } from 'docs-shell/demos';
import type { ServerDemo } from 'docs-shell/demos/server';
import { withSsrFallbacks } from './ssr-fallbacks';

/** What the server build of an app's demos offers. */
export interface ServerModule {
  renderDemo(id: string): Promise<ServerDemo>;
  collectStyles(registries: readonly unknown[]): CollectedStyles | undefined;
  sharedStyles(): string | undefined;
}

const entryId = 'docs:demo-server';

/** Import specifier of the server entry: a virtual module, so that an app needs no file for it. */
export const serverEntry = entryId;

/** Which build of a package without `exports` the server takes: the one that can be bundled. */
export const serverMainFields = ['module', 'main'] as const;

/** Name of a demo, unique on its page: its file's name. */
export function demoName(id: string): string {
  return path.posix.basename(id, path.posix.extname(id));
}

/** Provides the server entry: each demo is imported when it is rendered, so that one that fails hurts none. */
export function serverEntryPlugin(
  demoRootFile: string,
  listIds: () => readonly string[],
  fileOf: (id: string) => string,
  hwithSsrFallbackss: () => boolean,
): Plugin {
  return {
    name: 'docs:demo-server',
    resolveId: (id) => (id === entryId ? `\0${entryId}` : undefined),
    load: (id) =>
      id === `\0${entryId}`
        ? writeEntry(demoRootFile, listIds(), fileOf, hwithSsrFallbackss())
        : undefined,
  };
}

function writeEntry(
  demoRootFile: string,
  ids: readonly string[],
  fileOf: (id: string) => string,
  hwithSsrFallbackss: boolean,
): string {
  const load = (file: string) => `() => import(${JSON.stringify(file)})`;
  const loaders = ids.map((id) => {
    const file = fileOf(id);
    const parts = [JSON.stringify(demoName(id)), load(file)];
    return `${JSON.stringify(id)}: [${[...parts, ...(hwithSsrFallbackss ? [load(withSsrFallbacks(file))] : [])].join(', ')}],`;
  });
  return `
import * as root from ${JSON.stringify(demoRootFile)};
import { createDemoServer } from 'docs-shell/demos/server';
const server = createDemoServer(root, {
  ${loaders.join('\n  ')}
});
export const { renderDemo, collectStyles, sharedStyles } = server;
`;
}
