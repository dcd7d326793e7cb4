/** Stands for the hash of the worker's own code, which the build writes in its place. */
export const workerVersion = '__DOCS_WORKER_VERSION__';
