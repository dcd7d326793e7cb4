import { closeSync, fsyncSync, openSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Init = NodeFS['init'];

/** A stream of Emscripten's NODEFS, with the descriptor of Node. */
interface NodeStream {
  readonly nfd: number;
}

/**
 * PGlite's file system with `fsync`. Emscripten's NODEFS has none and reports success, so PostgreSQL would acknowledge
 * transactions that a power failure loses.
 */
export class SyncedNodeFS extends NodeFS {
  override async init(
    pg: PGlite,
    options: Parameters<Init>[1],
  ): Promise<Awaited<ReturnType<Init>>> {
    const { emscriptenOpts } = await super.init(pg, options);
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        preRun: [...(emscriptenOpts.preRun ?? []), (module: object) => addSync(module)],
      },
    };
  }
}

/** EIO of Emscripten. */
const ioError = 29;

function addSync(module: object): void {
  const { NODEFS } = module as { readonly NODEFS: { readonly stream_ops: object } };
  Object.assign(NODEFS.stream_ops, {
    fsync({ nfd }: NodeStream): number {
      try {
        fsyncSync(nfd);
        return 0;
      } catch {
        // PostgreSQL stops on this error, because written data may be lost.
        return ioError;
      }
    },
  });
}

/** Waits until the entries of a folder are on disk: names of new files, and renames. */
export function syncFolder(folder: string): void {
  const descriptor = openSync(folder, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
