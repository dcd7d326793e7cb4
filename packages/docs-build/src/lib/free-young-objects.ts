import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

let collect: unknown;

/**
 * Lets the garbage collector free objects that were just created, and what they own outside of its heap. Node does not
 * count the memory of native addons, so it would let gigabytes of it pile up.
 */
export async function freeYoungObjects(): Promise<void> {
  if (collect === undefined) {
    setFlagsFromString('--expose-gc');
    collect = runInNewContext('gc');
  }
  if (typeof collect === 'function') Reflect.apply(collect, undefined, [{ type: 'minor' }]);
  // Finalizers of native objects run in a task of their own.
  await new Promise((resolve) => setImmediate(resolve));
}
