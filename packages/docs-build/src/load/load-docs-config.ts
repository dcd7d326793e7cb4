import { existsSync } from 'node:fs';
import path from 'node:path';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { Diagnostic } from 'diagnostics';
import { parseWithDiagnostics } from 'diagnostics/zod';
import { z } from 'zod';
import type { Plugin } from 'esbuild';
import type { DocsConfig, DocsSlots } from './define-docs-config';
import { futureSchema } from './future-flags';
import { describeBuildErrors } from './describe-build-errors';
import { importModule } from './import-module';

/** Name of the file in which a product extends the build. */
export const docsConfigFile = 'docs.config.ts';

const isFunction = (value: unknown) => typeof value === 'function';

const component = z
  .custom<NonNullable<DocsSlots['footer']>>(isFunction, 'a React component')
  .exactOptional();

const configSchema = z.strictObject({
  components: z
    .record(
      z.string().regex(/^[A-Z][A-Za-z0-9]*$/, 'a name that begins with a capital letter'),
      z.strictObject({
        attributes: z
          .record(
            z.string().regex(/^[a-z][A-Za-z0-9]*$/, 'the name of an attribute'),
            z.enum(['optional', 'required'], '"optional" or "required"'),
          )
          .exactOptional(),
        expand: z.custom<(attributes: Readonly<Record<string, string>>) => string>(
          isFunction,
          'a function that returns MDX',
        ),
      }),
    )
    .exactOptional(),
  remarkPlugins: z
    .custom<NonNullable<DocsConfig['remarkPlugins']>>(Array.isArray, 'a list of remark plugins')
    .exactOptional(),
  rehypePlugins: z
    .custom<NonNullable<DocsConfig['rehypePlugins']>>(Array.isArray, 'a list of rehype plugins')
    .exactOptional(),
  slots: z
    .strictObject({ announcement: component, footer: component, aside: component } satisfies Record<
      keyof DocsSlots,
      z.ZodType
    >)
    .exactOptional(),
  names: z.array(z.string().regex(/\S/, 'a name')).exactOptional(),
  future: futureSchema.exactOptional(),
  emit: z
    .custom<NonNullable<DocsConfig['emit']>>(isFunction, 'a function that returns texts by path')
    .exactOptional(),
});

/** The extensions of an app, and what is wrong with them. */
export interface LoadedDocsConfig {
  readonly config: DocsConfig;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Reads `docs.config.ts` of an app, if it has one. Never throws for a mistake in it.
 *
 * @param appDir absolute path of the app
 * @param file path of the configuration from the repository's root, for diagnostics
 * @param cacheKey a new key runs the file again
 */
export async function loadDocsConfig(
  appDir: string,
  file: string,
  cacheKey?: string,
): Promise<LoadedDocsConfig> {
  const place = path.join(appDir, docsConfigFile);
  if (!existsSync(place)) return { config: {}, diagnostics: [] };
  try {
    const module = (await importModule(place, cacheKey, [shareReact])) as {
      readonly default?: unknown;
    };
    const { data, diagnostics } = parseWithDiagnostics(configSchema, module.default, { file });
    return { config: data ?? {}, diagnostics: diagnostics.map(withCode) };
  } catch (error) {
    const errors = describeBuildErrors(error, { file, code: 'DOCS2027' });
    if (errors.length > 0) return { config: {}, diagnostics: errors };
    const text = error instanceof Error ? error.message : String(error);
    return {
      config: {},
      diagnostics: [
        {
          file,
          code: 'DOCS2027',
          received: `an error while it runs: ${text}`,
          expected: 'a module whose default export is defineDocsConfig({ … })',
          hint: 'Correct the error.',
        },
      ],
    };
  }
}

function withCode(diagnostic: Diagnostic): Diagnostic {
  return { ...diagnostic, code: 'DOCS2027' };
}

const namespace = 'shared-react';
const own = createRequire(import.meta.url);

/**
 * An esbuild plugin: a module of an app uses the same React as the build. With a copy of its own, hooks would not find the
 * renderer. Event handlers throw, because React leaves them out of HTML without a word.
 */
const shareReact: Plugin = {
  name: namespace,
  setup(build) {
    build.onResolve({ filter: /^react(\/jsx-runtime)?$/ }, ({ path }) => ({ path, namespace }));
    // A module between them, because `require` of an external module is not possible in an ES module.
    build.onLoad({ filter: /.*/, namespace }, ({ path }) => {
      const url = JSON.stringify(pathToFileURL(own.resolve(path)).href);
      return { contents: path === 'react' ? shareModule(url) : shareRuntime(url) };
    });
    build.onResolve({ filter: /^file:/, namespace }, ({ path }) => ({ path, external: true }));
  },
};

const shareModule = (url: string) => `export * from ${url}; export { default } from ${url};`;

const shareRuntime = (url: string) => `
import { Fragment, jsx as create, jsxs as createList } from ${url};
const check = (type, props) => {
  const handler = typeof type === 'string' && Object.keys(props).find((name) => /^on[A-Z]/.test(name));
  if (handler) throw new Error(handler + ' of <' + type + '>, which has no code in the browser');
};
export { Fragment };
export const jsx = (type, props, key) => (check(type, props), create(type, props, key));
export const jsxs = (type, props, key) => (check(type, props), createList(type, props, key));
`;
