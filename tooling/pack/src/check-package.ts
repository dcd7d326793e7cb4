import { readFile } from 'node:fs/promises';
import { checkPackage as checkTypes, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';

/** Ways to import that these packages do not support: they are ES modules with `exports`. */
const otherResolutions = ['node10', 'node16-cjs'];

/**
 * Checks a packed package as `publint` and `arethetypeswrong` do.
 *
 * @param file absolute path of the tarball
 * @returns a line for each problem
 */
export async function checkPackage(file: string): Promise<readonly string[]> {
  const content = await readFile(file);
  const tarball = new Uint8Array(content).buffer;
  const { messages, pkg } = await publint({ pack: { tarball }, level: 'warning', strict: true });
  const packed = createPackageFromTarballData(new Uint8Array(content));
  const result = await checkTypes(packed, { entrypointsLegacy: false });
  const problems = result.types === false ? [] : result.problems;
  return [
    ...messages.map((message) => `publint: ${formatMessage(message, pkg) ?? message.code}`),
    ...problems
      .filter(concernsImports)
      .map((problem) => `arethetypeswrong: ${JSON.stringify(problem)}`),
  ];
}

function concernsImports(problem: object): boolean {
  const isStyleSheet = 'entrypoint' in problem && /\.css$/.test(String(problem.entrypoint));
  const isOther =
    'resolutionKind' in problem && otherResolutions.includes(String(problem.resolutionKind));
  return !isStyleSheet && !isOther;
}
