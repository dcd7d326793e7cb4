import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { StyleEngine } from './types';

interface EmotionEngineOptions {
  /** Prefix of the class names; the library's own, so that its docs and tools stay true. */
  readonly cacheKey: string;
  /** CSS layer that takes every rule (SPEC TH-6), so that the shell's order of layers decides. */
  readonly layer: string;
}

/** Style engine of the libraries that use Emotion. */
export function createEmotionEngine(options: EmotionEngineOptions): StyleEngine<EmotionCache> {
  return {
    createRegistry: () => createLayeredCache(options),
    loadRtlRegistry: async () => {
      // Loaded by those who read right to left alone.
      const { rtlPlugins } = await import('./emotion-rtl');
      // With a key of its own no rule of one direction meets an element of the other.
      return createLayeredCache({ ...options, cacheKey: `${options.cacheKey}-rtl` }, rtlPlugins);
    },
    clear: clearCache,
    Provider: ({ registry, children }) => (
      <CacheProvider value={registry}>{children}</CacheProvider>
    ),
    collect: (registries) => collectRules(options.cacheKey, registries),
  };
}

function createLayeredCache(
  { cacheKey, layer }: EmotionEngineOptions,
  stylisPlugins?: StylisPlugin[],
): EmotionCache {
  const cache = createCache({ key: cacheKey, ...(stylisPlugins && { stylisPlugins }) });
  // Without `compat` Emotion writes a <style> beside each component on the server.
  cache.compat = true;
  const insert = cache.insert;
  cache.insert = (selector, serialized, sheet, shouldCache) => {
    const isLayerStatement = /^@layer\s+[^{]*$/.test(serialized.styles);
    const layered = isLayerStatement
      ? serialized
      : { ...serialized, styles: `@layer ${layer}{${serialized.styles}}` };
    return insert(selector, layered, sheet, shouldCache);
  };
  return cache;
}

function clearCache({ inserted, sheet }: EmotionCache): void {
  sheet.flush();
  for (const name of Object.keys(inserted)) {
    Reflect.deleteProperty(inserted, name);
  }
}

function collectRules(cacheKey: string, registries: readonly EmotionCache[]) {
  const rules = new Map<string, string>();
  for (const { inserted } of registries) {
    for (const [name, rule] of Object.entries(inserted)) {
      if (typeof rule === 'string') {
        rules.set(name, rule);
      }
    }
  }
  return {
    attributes: { 'data-emotion': [cacheKey, ...rules.keys()].join(' ') },
    css: [...rules.values()].join(''),
  };
}
