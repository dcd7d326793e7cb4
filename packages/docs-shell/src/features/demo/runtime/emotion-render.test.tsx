import styled from '@emotion/styled';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createEmotionEngine } from './emotion';

const Red = styled.p({ color: 'red' });
const Wide = styled.p({ '@media print': { width: '100%' } });

describe('createEmotionEngine', () => {
  const engine = createEmotionEngine({ cacheKey: 'css', layer: 'mui' });

  function render(...elements: React.ReactNode[]) {
    const registry = engine.createRegistry();
    const html = renderToString(<engine.Provider registry={registry}>{elements}</engine.Provider>);
    return { registry, html };
  }

  it('collects rules in the layer instead of writing them beside elements', () => {
    const { registry, html } = render(<Red key="a" />, <Wide key="b" />);
    expect(html).not.toContain('<style');
    const { css, attributes } = engine.collect([registry]);
    expect(css).toMatch(/@layer mui\{\.css-\w+\{color:red;\}\}/);
    expect(css).toMatch(/@media print\{[^@]*width:100%/);
    const [key, ...names] = attributes['data-library-styles']?.split(' ') ?? [];
    expect(key).toBe('css');
    expect(names).toHaveLength(2);
    expect(names.every((name) => html.includes(`css-${name}`))).toBe(true);
  });

  it('writes rules that several demos share once', () => {
    const registries = [render(<Red />).registry, render(<Red />).registry];
    expect(engine.collect(registries).css).toBe(engine.collect(registries.slice(1)).css);
  });
});
