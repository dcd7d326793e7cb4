export { openValueCache, type ValueCache } from './open-value-cache';
export { resolveCacheDir } from './resolve-cache-dir';
