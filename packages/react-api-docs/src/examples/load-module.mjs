import { Script } from 'node:vm';

/**
 * Runs a CommonJS module and returns its exports.
 *
 * @param {string} code
 * @param {(name: string) => unknown} require
 * @returns {Record<string, unknown>}
 */
export function loadModule(code, require) {
  const module = { exports: {} };
  const run = new Script(`(function (require, module, exports) {${code}\n})`).runInThisContext();
  run(require, module, module.exports);
  return module.exports;
}
