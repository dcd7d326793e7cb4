import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import module, { createRequire, register } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  createServerModuleRunnerTransport,
  type DevEnvironment,
  type RunnableDevEnvironment,
} from 'vite';
import {
  createDefaultImportMeta,
  ESModulesEvaluator,
  ModuleRunner,
  type ModuleRunnerOptions,
} from 'vite/module-runner';
import { againQuery, lenientResolveUrl, unresolvedImport } from '../demos/lenient-resolve';

/** `module.registerHooks`, which Node has since version 22.15. */
type RegisterHooks = (hooks: { readonly resolve: unknown }) => unknown;

const registerHooks =
  'registerHooks' in module ? (module.registerHooks as RegisterHooks) : undefined;

let hooksStart: Promise<void> | undefined;

/** Whether the hooks of Node 20 run. */
let hasHooks = false;

/** Part of the URLs of packages, after an import has failed that the hooks resolve. */
let query = '';

/**
 * Lets Node import packages as bundlers do: see `lenient-resolve.ts`. In Node 20, each import then waits for a thread, and
 * packages take twice as long to load. So there, it does so only for apps that were found to need it.
 *
 * @param cacheDir folder in which an earlier session may have noted that
 */
export async function resolveLikeBundlers(cacheDir: string): Promise<void> {
  if (registerHooks) await (hooksStart ??= startHooks(registerHooks));
  else if (!hasHooks && existsSync(noteFile(cacheDir))) startThreadedHooks();
}

async function startHooks(start: RegisterHooks): Promise<void> {
  const hooks = (await import(lenientResolveUrl)) as { readonly resolveSync: unknown };
  start({ resolve: hooks.resolveSync });
}

function startThreadedHooks(): void {
  hasHooks = true;
  register(lenientResolveUrl);
}

/**
 * Returns options of `createRunnableDevEnvironment` with what runs the modules of the server.
 *
 * @param cacheDir folder for a note about packages that Node cannot resolve
 */
export function createServerRunner(cacheDir: string): {
  readonly runner?: (environment: RunnableDevEnvironment) => ModuleRunner;
} {
  if (registerHooks) return {};
  return {
    runner: (environment) => {
      const logger = {
        debug: () => {},
        error: (error: string | Error) =>
          environment.logger.error(error instanceof Error ? error.message : error),
      };
      const options = { hmr: { logger }, sourcemapInterceptor: 'node' } as const;
      return createRunner(environment, options, new LenientEvaluator(environment, cacheDir));
    },
  };
}

/** Does what `createServerModuleRunner` of Vite does, which registers hooks, only for `import.meta.resolve`. */
function createRunner(
  environment: RunnableDevEnvironment,
  options: Pick<ModuleRunnerOptions, 'hmr' | 'sourcemapInterceptor'>,
  evaluator?: ESModulesEvaluator,
): ModuleRunner {
  const transport = createServerModuleRunnerTransport({ channel: environment.hot });
  return new ModuleRunner({ ...options, transport, createImportMeta }, evaluator);
}

/** Loads all packages again, with hooks, after the first import that needs them. */
class LenientEvaluator extends ESModulesEvaluator {
  readonly #environment: DevEnvironment;
  readonly #cacheDir: string;

  constructor(environment: DevEnvironment, cacheDir: string) {
    super();
    this.#environment = environment;
    this.#cacheDir = cacheDir;
  }

  override async runExternalModule(file: string): Promise<unknown> {
    const before = query;
    try {
      return await load(file, before);
    } catch (error) {
      if (before !== '' || !isFoundByBundlers(error)) throw error;
      this.#loadAgain();
      return load(file, query);
    }
  }

  #loadAgain(): void {
    if (hasHooks) return;
    startThreadedHooks();
    noteHooks(this.#cacheDir);
    query = againQuery;
    // What was loaded before imports other instances of the packages.
    this.#environment.hot.send({ type: 'full-reload' });
  }
}

function load(file: string, ending: string): Promise<unknown> {
  return import(file.startsWith('file:') ? file + ending : file);
}

/** Returns whether an import failed that the hooks can resolve. */
function isFoundByBundlers(error: unknown): boolean {
  const file = unresolvedImport.exec(String(error))?.[1];
  if (file === undefined) return false;
  try {
    createRequire(import.meta.url).resolve(file);
    return true;
  } catch {
    return false;
  }
}

/** Creates `import.meta` of a module. */
export const createImportMeta: NonNullable<ModuleRunnerOptions['createImportMeta']> = (file) => {
  const meta = createDefaultImportMeta(file);
  return {
    ...meta,
    main: false,
    resolve: (name: string, parent = meta.url) =>
      pathToFileURL(createRequire(parent).resolve(name)).href,
  };
};

const noteFile = (cacheDir: string) => path.join(cacheDir, 'needs-resolve-hooks');

function noteHooks(cacheDir: string): void {
  try {
    mkdirSync(cacheDir, { recursive: true });
    writeFileSync(noteFile(cacheDir), '');
  } catch {
    // The next start finds out again.
  }
}
