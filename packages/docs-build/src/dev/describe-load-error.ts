import { SourceMap, type SourceMapPayload } from 'node:module';
import path from 'node:path';
import type { Diagnostic } from 'diagnostics';
import type { EnvironmentModuleNode, ViteDevServer } from 'vite';
import { isBelow } from '../lib/is-below';
import { repositoryPath } from '../load';
import { devBase, shortenDevUrls, withoutDevBase } from './dev-base';

/** What a browser says about a module that it could not load. */
export interface BrowserLoadError {
  /** URL of the module that was imported. The error may be in a module that it imports. */
  readonly url: string;
  readonly message: string;
  readonly stack: string;
}

interface LoadErrorSources {
  readonly appDir: string;
  /** Origin of the Vite server. */
  readonly origin: string;
  readonly vite: Pick<ViteDevServer, 'environments'>;
}

/** In the URL of what Vite loads in place of a module of Node. */
const nodeModule = '__vite-browser-external';

/** A module that is not virtual. */
type FileModule = EnvironmentModuleNode & { readonly file: string };

interface Location {
  readonly file: string;
  readonly line?: number;
}

/**
 * Describes why a demo does not load in the browser. Browsers do not say which import of a module failed, or only by its
 * URL, so the modules are requested again, and the import is searched for in their code.
 *
 * @param demoFile - absolute; named if nothing more precise is known
 */
export async function describeLoadError(
  { appDir, origin, vite }: LoadErrorSources,
  demoFile: string,
  { url, message, stack }: BrowserLoadError,
): Promise<Diagnostic> {
  const { moduleGraph } = vite.environments.client;
  const find = (address: string) => moduleGraph.getModuleByUrl(shortenDevUrls(address));
  const isOwn = (module: EnvironmentModuleNode | undefined): module is FileModule => {
    const { file = null } = module ?? {};
    if (file === null || !isBelow(file, appDir)) return false;
    return !path.relative(appDir, file).split(path.sep).includes('node_modules');
  };
  const modules = listImported(await find(url));
  const refused = await findRefused(origin, modules);
  const place = (await locateFrame()) ?? locateImport();
  return {
    code: 'DOCS4011',
    file: repositoryPath(appDir, place?.file ?? demoFile),
    ...(place?.line !== undefined && { line: place.line }),
    received: refused
      ? `status ${refused.status} for ${refused.url}`
      : withoutQuery(shortenDevUrls(message)),
    expected: 'a demo whose modules load in the browser',
    hint: 'Correct the line. A browser loads files that exist, names that a module exports, and no modules of Node.',
  };

  /** The first place of the stack that is in the app. */
  async function locateFrame(): Promise<Location | undefined> {
    let inner: string | undefined;
    for (const [, address = '', line, column] of stack.matchAll(/(https?:[^\s()]+):(\d+):(\d+)/g)) {
      const module = await find(address);
      if (isOwn(module)) {
        // Vite reads what is imported from a module of Node in code of its own, which has no line in the source.
        const { before } = (inner?.includes(nodeModule) && findImporter([module], inner)) || {};
        return before
          ? locateEnd(module, before)
          : locate(module, Number(line) - 1, Number(column) - 1);
      }
      inner = shortenDevUrls(address);
    }
    return undefined;
  }

  /** The import in the app through which the module is reached that the server refuses or that the message names. */
  function locateImport(): Location | undefined {
    const [named] = /(?<=')\/[^']+|(?<=:\/\/[^/\s]+)\/[^\s'"]+/.exec(shortenDevUrls(message)) ?? [];
    let wanted = refused?.url ?? named;
    // From the module to one that imports it, until one is in the app.
    for (let steps = 0; wanted !== undefined && steps < modules.length; steps += 1) {
      const { module, before = [] } = findImporter(modules, wanted) ?? {};
      if (isOwn(module)) return locateEnd(module, before);
      wanted = module?.url;
    }
    return undefined;
  }
}

/** The modules that a module imports, directly or not, in the order of their distance. The first is the module itself. */
function listImported(start: EnvironmentModuleNode | undefined): readonly EnvironmentModuleNode[] {
  const found = new Set(start ? [start] : []);
  for (const { importedModules } of found) {
    for (const module of importedModules) found.add(module);
  }
  return [...found];
}

/** Returns the first module that the server does not answer with. */
async function findRefused(origin: string, modules: readonly EnvironmentModuleNode[]) {
  for (const { url } of modules) {
    // Some modules that Vite makes up have a name instead of a path.
    if (!url.startsWith('/')) continue;
    const response = await fetch(origin + devBase + url);
    await response.body?.cancel();
    if (!response.ok) return { url, status: response.status };
  }
  return undefined;
}

/** Returns the module whose code contains a URL as a string, and the lines before it. */
function findImporter(modules: readonly EnvironmentModuleNode[], url: string) {
  for (const module of modules) {
    const code = module.transformResult?.code ?? '';
    const found = strings(code).find(
      ([, text = '']) => withoutQuery(withoutDevBase(text)) === withoutQuery(url),
    );
    if (found) return { module, before: code.slice(0, found.index).split('\n') };
  }
  return undefined;
}

const strings = (code: string) => [...code.matchAll(/["'`](\/[^"'`\s]+)["'`]/g)];

/** Vite adds the time of an update, the version of a package and the kind of an import to URLs. */
const withoutQuery = (text: string) => text.replaceAll(/[?&](?:import|[tv]=\w+)\b/g, '');

/** Returns the place in the source that follows these lines of the code that the browser runs. */
function locateEnd(module: FileModule, before: readonly string[]): Location {
  return locate(module, before.length - 1, before.at(-1)?.length ?? 0);
}

/** Returns the place in the source. `line` and `column` are those of the code that the browser runs, from 0. */
function locate({ file, transformResult }: FileModule, line: number, column: number): Location {
  const map = transformResult?.map;
  if (!map || !('sources' in map)) return { file };
  const entry = new SourceMap(map as unknown as SourceMapPayload).findEntry(line, column);
  return {
    file,
    ...('originalLine' in entry && { line: entry.originalLine + 1 }),
  };
}
