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

/** On the server's `<style>`: the cache's key, then the names of the rules. */
const collectedAttribute = 'data-library-styles';

function createLayeredCache(
  { cacheKey, layer }: EmotionEngineOptions,
  stylisPlugins?: StylisPlugin[],
): EmotionCache {
  const cache = createCache({ key: cacheKey, ...(stylisPlugins && { stylisPlugins }) });
  // Without `compat` Emotion writes a <style> beside each component on the server.
  cache.compat = true;
  noteCollectedRules(cache);
  const startSheets = createSheetStarter();
  const insert = cache.insert;
  cache.insert = (selector, serialized, sheet, shouldCache) => {
    startSheets(sheet);
    const isLayerStatement = /^@layer\s+[^{]*$/.test(serialized.styles);
    const layered = isLayerStatement
      ? serialized
      : { ...serialized, styles: `@layer ${layer}{${serialized.styles}}` };
    return insert(selector, layered, sheet, shouldCache);
  };
  return cache;
}

/**
 * Takes the server's rules for inserted. Emotion itself would find them under an attribute of its own and move
 * their element, after which the browser resolves the styles of the whole page and loads its fonts again.
 */
function noteCollectedRules({ key, inserted }: EmotionCache): void {
  if (typeof document === 'undefined') {
    return;
  }
  for (const element of document.querySelectorAll(`style[${collectedAttribute}^="${key} "]`)) {
    const [, ...names] = element.getAttribute(collectedAttribute)?.split(' ') ?? [];
    for (const name of names) {
      inserted[name] = true;
    }
  }
}

/**
 * Makes Emotion begin a `<style>` for the rules of each task. Chromium resolves the whole page again when a rule
 * in a layer comes into a sheet that applies already (20 ms on a page of demos), but not when a sheet is added (1 ms).
 */
function createSheetStarter(): (sheet: EmotionSheet) => void {
  const filling = new Set<EmotionSheet>();
  return (sheet) => {
    if (filling.has(sheet)) {
      return;
    }
    filling.add(sheet);
    // How many rules the last element has: with none Emotion begins the next one.
    sheet.ctr = 0;
    queueMicrotask(() => filling.delete(sheet));
  };
}

type EmotionSheet = EmotionCache['sheet'];

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
    attributes: { [collectedAttribute]: [cacheKey, ...rules.keys()].join(' ') },
    css: [...rules.values()].join(''),
  };
}
