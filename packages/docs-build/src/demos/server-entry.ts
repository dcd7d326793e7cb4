import path from 'node:path';
import type { Plugin } from 'vite';
import type { CollectedStyles } from 'docs-shell/demos';
import type { LoadedDemo, ServerDemo } from 'docs-shell/demos/server';
import { withSsrFallbacks } from './ssr-fallbacks';

/** Exports of the server build of an app's demos. */
export interface ServerModule {
  loadDemo(id: string): Promise<LoadedDemo>;
  renderDemo(id: string): Promise<ServerDemo>;
  collectStyles(registries: readonly unknown[]): CollectedStyles | undefined;
  sharedStyles(): string | undefined;
}

const entryId = 'docs:demo-server';

/** Import specifier of the server entry, a virtual module. */
export const serverEntry = entryId;

/** Fields of package.json that the server build resolves for packages without `exports`. */
export const serverMainFields = ['module', 'main'] as const;

/** Returns the name of a demo: its file name, unique on its page. */
export function demoName(id: string): string {
  return path.posix.basename(id, path.posix.extname(id));
}

/**
 * Provides the server entry. Each demo is imported when it is rendered, so that one that fails does not affect the
 * others.
 */
export function serverEntryPlugin(
  demoRootFile: string,
  listIds: () => readonly string[],
  fileOf: (id: string) => string,
  usesSsrFallbacks: () => boolean,
): Plugin {
  return {
    name: 'docs:demo-server',
    resolveId: (id) => (id === entryId ? `\0${entryId}` : undefined),
    load: (id) =>
      id === `\0${entryId}`
        ? writeEntry(demoRootFile, listIds(), fileOf, usesSsrFallbacks())
        : undefined,
  };
}

function writeEntry(
  demoRootFile: string,
  ids: readonly string[],
  fileOf: (id: string) => string,
  usesSsrFallbacks: boolean,
): string {
  const load = (file: string) => `() => import(${JSON.stringify(file)})`;
  const loaders = ids.map((id) => {
    const file = fileOf(id);
    const parts = [JSON.stringify(demoName(id)), load(file)];
    return `${JSON.stringify(id)}: [${[...parts, ...(usesSsrFallbacks ? [load(withSsrFallbacks(file))] : [])].join(', ')}],`;
  });
  return `
import * as root from ${JSON.stringify(demoRootFile)};
import { createDemoServer } from 'docs-shell/demos/server';
const server = createDemoServer(root, {
  ${loaders.join('\n  ')}
});
export const { loadDemo, renderDemo, collectStyles, sharedStyles } = server;
`;
}
