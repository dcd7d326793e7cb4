import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'esbuild';

const namespace = 'shared-react';
const own = createRequire(import.meta.url);

/**
 * An esbuild plugin: a module of an app uses the same React as the build. With a copy of its own, hooks would not find the
 * renderer. Event handlers throw, because React leaves them out of HTML without a word.
 */
export const shareReact: Plugin = {
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
