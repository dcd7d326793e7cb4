import type { Plugin } from 'vite';

const runtimeId = 'docs:demo-runtime';

/** Import specifier of the runtime of an app's demos. It is a virtual module. */
export const runtimeEntry = runtimeId;

/**
 * Provides the runtime entry: the shell's runtime with this app's demo root.
 *
 * @param hotUpdate code that follows, in which `root` is the demo root
 */
export function demoRuntimePlugin(demoRootFile: string, hotUpdate = ''): Plugin {
  return {
    name: 'docs:demo-runtime',
    resolveId: (id) => (id === runtimeId ? `\0${runtimeId}` : undefined),
    load: (id) =>
      id === `\0${runtimeId}`
        ? [
            `import * as root from ${JSON.stringify(demoRootFile)};`,
            `import { createDemoRuntime } from 'docs-shell/demos/runtime';`,
            'export const mountDemo = createDemoRuntime(root);',
            hotUpdate,
          ].join('\n')
        : undefined,
  };
}
