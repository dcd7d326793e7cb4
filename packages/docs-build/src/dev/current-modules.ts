import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ResolverFactory } from 'oxc-resolver';
import { type CustomPayload, type HotPayload, moduleRunnerTransform, transformWithOxc } from 'vite';
import { ESModulesEvaluator, type FetchResult, ModuleRunner } from 'vite/module-runner';
import { createImportMeta } from './server-runner';

/** Runs modules of the platform with the code that their files have now. */
export interface CurrentModules {
  /**
   * Runs a module and what it imports. Packages stay as they are. Rejects with a mistake in the code, or with what a module throws.
   *
   * @param file absolute path
   */
  readonly load: <T>(file: string) => Promise<T>;
  /** Returns whether a file is one of the modules that were loaded. After a mistake, each file may be one. */
  readonly has: (file: string) => boolean;
}

interface TransformedModule {
  /** When the file was changed before, in milliseconds since 1970, or `failed`. */
  readonly changedAt: number | undefined;
  readonly result: Promise<FetchResult>;
}

/** No file was changed then, so a module that failed is transformed again. */
const failed = -1;

/**
 * Opens the modules of the platform: hundreds, of which an edit changes one. Vite's own server takes three times as long to load them,
 * because it also watches them and applies plugins.
 */
export function openCurrentModules(): CurrentModules {
  const resolver = new ResolverFactory({
    conditionNames: ['node', 'import', 'default'],
    extensions: ['.ts', '.tsx', '.js'],
  });
  const transformed = new Map<string, TransformedModule>();
  let runner: ModuleRunner | undefined;

  /** Returns the absolute file of a module of the platform, or the URL of another one. */
  const resolve = (specifier: string, importer: string): string => {
    if (isBuiltin(specifier)) return specifier;
    const { path: file } = resolver.sync(path.dirname(importer), specifier);
    if (file === undefined) {
      throw new Error(`Cannot find module '${specifier}' imported from '${importer}'`);
    }
    return file.split(path.sep).includes('node_modules') ? pathToFileURL(file).href : file;
  };
  const fetchModule = async (url: string): Promise<FetchResult> => {
    if (isBuiltin(url)) return { externalize: url, type: 'builtin' };
    if (!path.isAbsolute(url)) return { externalize: url, type: 'module' };
    const known = transformed.get(url);
    if (known) return known.result;
    const result = transform(url, (specifier) => resolve(specifier, url)).then(
      ({ code, imports }) => {
        // A runner asks for one import after the other. It reports the mistakes when it does.
        for (const imported of imports) fetchModule(imported).catch(() => {});
        return { code, file: url, id: url, url, invalidate: false };
      },
    );
    const module = { changedAt: readChangeTime(url), result };
    transformed.set(url, module);
    // It is transformed again even if it stays the same, because the reason may be a file that does not exist yet.
    result.catch(() => transformed.set(url, { ...module, changedAt: failed }));
    return result;
  };
  const openRunner = () => {
    const transport = {
      invoke: async (payload: HotPayload) => ({ result: await answer(payload, fetchModule) }),
    };
    const options = {
      hmr: false,
      sourcemapInterceptor: false,
      createImportMeta,
      transport,
    } as const;
    return new ModuleRunner(options, evaluator);
  };
  /** Forgets modules that have changed, with those that import them. */
  const forgetChanged = () => {
    for (const [file, { changedAt }] of transformed) {
      const now = readChangeTime(file);
      if (now === changedAt) continue;
      if (now === undefined) {
        // It may have been renamed, so what imports it has to be resolved again.
        transformed.clear();
        runner = undefined;
        return;
      }
      transformed.delete(file);
      if (runner) forgetWithImporters(runner, file);
    }
  };

  const loadNow = async <T>(file: string) => {
    resolver.clearCache();
    forgetChanged();
    runner ??= openRunner();
    try {
      return await runner.import<T>(file);
    } catch (error) {
      // A runner keeps modules that failed.
      runner = undefined;
      throw error;
    }
  };
  /** Each load begins after the previous one, whose modules it may have to forget. */
  let last: Promise<unknown> = Promise.resolve();

  return {
    load<T>(file: string) {
      const loaded = last.then(() => loadNow<T>(file));
      last = loaded.catch(() => {});
      return loaded;
    },
    has: (file) => runner === undefined || transformed.has(file),
  };
}

const readChangeTime = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs;

function forgetWithImporters(runner: ModuleRunner, id: string): void {
  const { evaluatedModules } = runner;
  const module = evaluatedModules.getModuleById(id);
  if (!module?.promise) return;
  const importers = [...module.importers];
  evaluatedModules.invalidateModule(module);
  for (const importer of importers) forgetWithImporters(runner, importer);
}

type RunnerCall =
  | { readonly name: 'getBuiltins' }
  | { readonly name: 'fetchModule'; readonly data: readonly [url: string] };

/** Answers a runner, which asks for modules, and before that for those that it need not ask for. */
function answer(
  payload: HotPayload,
  fetchModule: (url: string) => Promise<FetchResult>,
): Promise<FetchResult> | readonly string[] {
  const call = (payload as CustomPayload).data as RunnerCall;
  return call.name === 'getBuiltins' ? [] : fetchModule(call.data[0]);
}

interface TransformedCode {
  /** With its source map, for stacks. */
  readonly code: string;
  /** What it imports before it runs, resolved. */
  readonly imports: readonly string[];
}

/** Runs modules. It writes some lines before their code. */
const evaluator = new ESModulesEvaluator();

/** The calls to which the code of a runner changes imports. */
const importCall = /(?<=__vite_ssr_(?:dynamic_)?import__\()(["'])([^"'\n]+)\1/g;

/** Part of the comment with a source map. In one piece, tools would take it for that of this file. */
const mapName = 'sourceMappingURL';

/** Transforms TypeScript to code for a runner. */
async function transform(
  file: string,
  resolve: (specifier: string) => string,
): Promise<TransformedCode> {
  const source = await readFile(file, 'utf8');
  const script = await transformWithOxc(source, file, {
    jsx: { runtime: 'automatic', development: false },
    sourcemap: true,
  });
  const inputMap = script.map as Parameters<typeof moduleRunnerTransform>[1];
  const result = await moduleRunnerTransform(script.code, inputMap, file, source);
  if (!result) throw new Error(`${file} cannot be transformed.`);
  const firstLines = ';'.repeat(evaluator.startOffset);
  // Node keeps each map. It reads the source from its file.
  const map = {
    ...result.map,
    sourcesContent: undefined,
    mappings: firstLines + (result.map?.mappings ?? ''),
  };
  const encoded = Buffer.from(JSON.stringify(map)).toString('base64');
  const code = [
    result.code.replaceAll(importCall, (_, _quote, name: string) => JSON.stringify(resolve(name))),
    `//# sourceURL=${pathToFileURL(file).href}`,
    // The marker keeps tools from taking the next line for part of the source.
    '//# sourceMappingSource=vite-generated',
    `//# ${mapName}=data:application/json;base64,${encoded}`,
  ];
  return { code: code.join('\n'), imports: (result.deps ?? []).map(resolve) };
}
