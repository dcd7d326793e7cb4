import { ESLint } from 'eslint';
import path from 'node:path';
import { createPrograms } from './create-programs.mjs';
import { docsEslint } from './index.mjs';

/**
 * Lints one workspace, whose files' results ESLint keeps until a type that they may use has changed.
 * Resolves to whether nothing was found.
 *
 * @param {object} options
 * @param {string} options.root the folder of the repository
 * @param {string} options.workspace the folder of the workspace
 * @param {readonly string[]} options.projects the folders with a tsconfig.json, relative to the workspace
 * @param {string} options.cacheFolder where ESLint keeps its results
 * @param {string} options.typesDigest names the types that the results hold for
 */
export async function lint({ root, workspace, projects, cacheFolder, typesDigest }) {
  const folders = projects.map((project) => path.join(workspace, project));
  const cacheLocation = path.join(cacheFolder, `results-${typesDigest}.json`);
  const eslint = new ESLint({
    cwd: root,
    overrideConfigFile: true,
    baseConfig: docsEslint({ programs: createPrograms(folders) }),
    cache: true,
    cacheLocation,
    cacheStrategy: 'content',
  });
  const results = await eslint.lintFiles([workspace]);
  const formatter = await eslint.loadFormatter('stylish');
  console.log(await formatter.format(results));
  return results.every(({ messages }) => messages.length === 0);
}
