import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

/**
 * Records the files of the repository that a bundle reads, and the package.json and tsconfig.json files that decide
 * how. Installed packages are not recorded: `listInstalledPackages` lists them.
 */
export function traceInputsPlugin(inputs: Set<string>): Plugin {
  return {
    name: 'docs:trace-inputs',
    buildEnd() {
      for (const id of this.getModuleIds()) {
        const file = id.split('?', 1).join();
        if (path.isAbsolute(file) && !file.includes('/node_modules/') && existsSync(file)) {
          inputs.add(file);
        }
      }
      for (const folder of new Set([...inputs].map((file) => path.dirname(file)))) {
        addNearest(inputs, folder, 'package.json');
        addSettings(inputs, addNearest(inputs, folder, 'tsconfig.json'));
      }
    },
  };
}

function addNearest(inputs: Set<string>, start: string, name: string): string | undefined {
  for (let folder = start; ; folder = path.dirname(folder)) {
    const file = path.join(folder, name);
    if (existsSync(file)) {
      inputs.add(file);
      return file;
    }
    if (folder === path.dirname(folder)) {
      return undefined;
    }
  }
}

/** Returns the settings that a file extends. The bundler reports those that do not exist. */
function addSettings(inputs: Set<string>, file: string | undefined): void {
  const extended = file && /"extends"\s*:\s*"([^"]+)"/.exec(readFileSync(file, 'utf8'))?.[1];
  if (file === undefined || !extended) {
    return;
  }
  try {
    const next = createRequire(file).resolve(extended);
    inputs.add(next);
    addSettings(inputs, next);
  } catch {
    return;
  }
}
