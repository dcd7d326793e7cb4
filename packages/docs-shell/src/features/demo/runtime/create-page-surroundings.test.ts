import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createPageSurroundings } from './create-page-surroundings';
import type { StyleEngine } from './types';

const html = new Map<string, string>();
let mutate: () => void;

/** Sets attributes of `<html>` as the behaviours would. */
function set(attributes: Record<string, string>) {
  for (const [name, value] of Object.entries(attributes)) {
    html.set(name, value);
  }
  mutate();
}

/** An engine whose registries are their names. */
function createEngine(load: () => Promise<unknown> = () => Promise.resolve('rtl registry')) {
  return {
    createRegistry: () => 'ltr registry',
    loadRtlRegistry: vi.fn(load),
    clear: vi.fn(),
    Provider: () => null,
    collect: () => ({ attributes: {}, css: '' }),
  } satisfies StyleEngine;
}

const rightToLeft = { direction: 'rtl', dense: false, registry: 'rtl registry' };
const leftToRight = { direction: 'ltr', dense: false, registry: 'ltr registry' };

beforeEach(() => {
  html.clear();
  vi.stubGlobal('document', {
    documentElement: { getAttribute: (name: string) => html.get(name) ?? null },
  });
  vi.stubGlobal(
    'MutationObserver',
    class {
      constructor(callback: () => void) {
        mutate = callback;
      }
      observe() {}
    },
  );
});

describe('createPageSurroundings', () => {
  it('starts hydration with what the server rendered, and then has what the page shows', async () => {
    html.set('dir', 'rtl').set('data-density', 'dense');
    const store = createPageSurroundings(createEngine());
    await vi.waitFor(() => expect(store.getSnapshot()).toEqual({ ...rightToLeft, dense: true }));
    expect(store.getServerSnapshot()).toEqual(leftToRight);
  });

  it('loads the other direction only when it is wanted, once', async () => {
    const engine = createEngine();
    const store = createPageSurroundings(engine);
    set({ 'data-density': 'dense' });
    expect(store.getSnapshot()).toEqual({ ...leftToRight, dense: true });
    expect(engine.loadRtlRegistry).not.toHaveBeenCalled();
    set({ dir: 'rtl', 'data-density': 'comfortable' });
    expect(store.getSnapshot()).toEqual(leftToRight);
    await vi.waitFor(() => expect(store.getSnapshot()).toEqual(rightToLeft));
    set({ dir: 'ltr' });
    set({ dir: 'rtl' });
    expect(store.getSnapshot()).toEqual(rightToLeft);
    expect(engine.loadRtlRegistry).toHaveBeenCalledTimes(1);
  });

  it('tells those who listen, and gives the same snapshot until something changes', () => {
    const store = createPageSurroundings(createEngine());
    const listener = vi.fn();
    const stop = store.subscribe(listener);
    const before = store.getSnapshot();
    set({ 'data-density': 'comfortable' });
    expect(store.getSnapshot()).toBe(before);
    expect(listener).not.toHaveBeenCalled();
    set({ 'data-density': 'dense' });
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    set({ 'data-density': 'comfortable' });
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('clears the mirrored rules when their direction is left', async () => {
    html.set('dir', 'rtl');
    const engine = createEngine();
    const store = createPageSurroundings(engine);
    await vi.waitFor(() => expect(store.getSnapshot()).toEqual(rightToLeft));
    expect(engine.clear).not.toHaveBeenCalled();
    set({ dir: 'ltr' });
    expect(engine.clear.mock.calls).toEqual([['rtl registry']]);
    expect(store.getSnapshot()).toEqual(leftToRight);
  });

  it('leaves the demos as they are when the direction cannot be loaded', async () => {
    const engine = createEngine(() => Promise.reject(new Error('offline')));
    const store = createPageSurroundings(engine);
    set({ dir: 'rtl' });
    await Promise.resolve();
    set({ 'data-density': 'dense' });
    expect(store.getSnapshot()).toEqual({ ...leftToRight, dense: true });
  });

  it('needs no engine: plain CSS follows the direction by itself', () => {
    const store = createPageSurroundings(undefined);
    set({ dir: 'rtl' });
    expect(store.getSnapshot()).toEqual({ direction: 'rtl', dense: false, registry: undefined });
  });
});
