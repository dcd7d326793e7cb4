import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { StyleEngine } from './types';

interface EmotionEngineOptions {
  /** Prefix of the class names: the library's own, so that class names are those that its documentation shows. */
  readonly cacheKey: string;
  /** CSS layer of all rules, so that the shell's order of layers decides. */
  readonly layer: string;
}

/** Creates the style engine of a library that uses Emotion. */
export function createEmotionEngine(options: EmotionEngineOptions): StyleEngine<EmotionCache> {
  return {
    createRegistry: () => createLayeredCache(options),
    loadRtlRegistry: async () => {
      // Only readers of right-to-left pages load it.
      const { rtlPlugins } = await import('./emotion-rtl');
      // A key of its own keeps the rules of one direction from matching elements of the other.
      return createLayeredCache({ ...options, cacheKey: `${options.cacheKey}-rtl` }, rtlPlugins);
    },
    clear: clearCache,
    Provider: ({ registry, children }) => (
      <CacheProvider value={registry}>{children}</CacheProvider>
    ),
    collect: (registries) => collectRules(options.cacheKey, registries),
  };
}

/** On the `<style>` that the server writes: the key of the cache, then the names of the rules. */
const collectedAttribute = 'data-library-styles';

function createLayeredCache(
  { cacheKey, layer }: EmotionEngineOptions,
  stylisPlugins?: StylisPlugin[],
): EmotionCache {
  const cache = createCache({ key: cacheKey, ...(stylisPlugins && { stylisPlugins }) });
  // Without `compat` Emotion writes a <style> beside each component on the server.
  cache.compat = true;
  markCollectedRules(cache);
  const startSheets = createSheetStarter();
  const insert = cache.insert;
  cache.insert = (selector, serialized, sheet, shouldCache) => {
    startSheets(sheet);
    // A layer without rules would lose its braces, and then end the next rule of the stylesheet.
    const isBare = /^@layer\s+[^{]*$|^\s*$/.test(serialized.styles);
    const layered = isBare
      ? serialized
      : { ...serialized, styles: `@layer ${layer}{${serialized.styles}}` };
    return insert(selector, layered, sheet, shouldCache);
  };
  return cache;
}

/**
 * Marks the rules that the server wrote as inserted. Emotion's own attribute would make it move their `<style>`, after
 * which the browser recalculates the styles of the whole page and loads its fonts again.
 */
function markCollectedRules({ key, inserted }: EmotionCache): void {
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
 * Makes Emotion start a new `<style>` for the rules of each task. Chromium recalculates the styles of the whole page when
 * a rule in a layer is added to an existing sheet (20 ms on a page of demos), but not when a sheet is added (1 ms).
 */
function createSheetStarter(): (sheet: EmotionSheet) => void {
  const filling = new Set<EmotionSheet>();
  return (sheet) => {
    if (filling.has(sheet)) {
      return;
    }
    filling.add(sheet);
    // The number of rules in the last element: at 0 Emotion starts the next one.
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
