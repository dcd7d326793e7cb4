import { describe, expect, it } from 'vitest';
import { createEmotionEngine } from './emotion';

const engine = createEmotionEngine({ cacheKey: 'css', layer: 'mui' });

/** Inserts one rule, named by its text, and returns what the registry wrote. */
function insert(registry: ReturnType<typeof engine.createRegistry>, styles: string) {
  registry.insert('.a', { name: styles, styles }, registry.sheet, true);
  return registry.inserted[styles];
}

describe('createEmotionEngine', () => {
  it('writes rules into the layer', () => {
    expect(insert(engine.createRegistry(), 'margin-left:4px;')).toBe(
      '@layer mui{.a{margin-left:4px;}}',
    );
  });

  it('writes nothing for an empty rule, which would end the next one', () => {
    const registry = engine.createRegistry();
    expect(insert(registry, '')).toBe('');
    insert(registry, 'left:0;');
    expect(engine.collect([registry]).css).toBe('@layer mui{.a{left:0;}}');
  });

  it('mirrors rules inside the layer, with the same vendor prefixes', async () => {
    const registry = await engine.loadRtlRegistry!();
    expect(registry.key).toBe('css-rtl');
    expect(insert(registry, 'left:0;&:hover{user-select:none;padding:0 1px 2px 3px}')).toBe(
      '@layer mui{.a{right:0;}.a:hover{-webkit-user-select:none;-moz-user-select:none;-ms-user-select:none;user-select:none;padding:0 3px 2px 1px;}}',
    );
    expect(
      insert(await engine.loadRtlRegistry!(), 'margin-left:4px;/* @noflip */left:1px;'),
    ).toContain('margin-right:4px;left:1px');
  });

  it('clears a registry, which can then be filled again', async () => {
    const registry = await engine.loadRtlRegistry!();
    insert(registry, 'left:0;');
    engine.clear!(registry);
    expect(registry.inserted).toEqual({});
    expect(insert(registry, 'left:1px;')).toBe('@layer mui{.a{right:1px;}}');
  });
});
