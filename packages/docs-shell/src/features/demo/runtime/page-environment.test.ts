import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createPageEnvironment } from './page-environment';
import type { StyleEngine } from './types';

const html = new Map<string, string>();
let mutate: () => void;

/** Sets attributes of `<html>` as the settings of the page do. */
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

describe('createPageEnvironment', () => {
  it('starts with the environment of the server, then follows the page', async () => {
    html.set('dir', 'rtl').set('data-density', 'dense');
    const store = createPageEnvironment(createEngine());
    await expect.poll(() => store.getSnapshot()).toEqual({ ...rightToLeft, dense: true });
    expect(store.getServerSnapshot()).toEqual(leftToRight);
  });

  it('loads the other direction on demand, once', async () => {
    const engine = createEngine();
    const store = createPageEnvironment(engine);
    set({ 'data-density': 'dense' });
    expect(store.getSnapshot()).toEqual({ ...leftToRight, dense: true });
    expect(engine.loadRtlRegistry).not.toHaveBeenCalled();
    set({ dir: 'rtl', 'data-density': 'comfortable' });
    expect(store.getSnapshot()).toEqual(leftToRight);
    await expect.poll(() => store.getSnapshot()).toEqual(rightToLeft);
    set({ dir: 'ltr' });
    set({ dir: 'rtl' });
    expect(store.getSnapshot()).toEqual(rightToLeft);
    expect(engine.loadRtlRegistry).toHaveBeenCalledTimes(1);
  });

  it('notifies subscribers, and returns the same snapshot until something changes', () => {
    const store = createPageEnvironment(createEngine());
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

  it('clears the mirrored rules when the direction changes back', async () => {
    html.set('dir', 'rtl');
    const engine = createEngine();
    const store = createPageEnvironment(engine);
    await expect.poll(() => store.getSnapshot()).toEqual(rightToLeft);
    expect(engine.clear).not.toHaveBeenCalled();
    set({ dir: 'ltr' });
    expect(engine.clear.mock.calls).toEqual([['rtl registry']]);
    expect(store.getSnapshot()).toEqual(leftToRight);
  });

  it('keeps the direction when the other one cannot be loaded', async () => {
    const engine = createEngine(() => Promise.reject(new Error('offline')));
    const store = createPageEnvironment(engine);
    set({ dir: 'rtl' });
    await Promise.resolve();
    set({ 'data-density': 'dense' });
    expect(store.getSnapshot()).toEqual({ ...leftToRight, dense: true });
  });

  it('works without a style engine: plain CSS follows the direction by itself', () => {
    const store = createPageEnvironment(undefined);
    set({ dir: 'rtl' });
    expect(store.getSnapshot()).toEqual({ direction: 'rtl', dense: false, registry: undefined });
  });
});
