import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { colorScales, docsTheme, layerOrder } from './index';

/** Guards the values of the installed Material UI that the shell depends on. */
describe('docsTheme', () => {
  it('has Material UI’s breakpoints', () => {
    expect(docsTheme.breakpoints.values).toEqual({ xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 });
  });

  it('has Material UI’s stacking order', () => {
    expect(docsTheme.zIndex).toEqual({
      mobileStepper: 1000,
      fab: 1050,
      speedDial: 1050,
      appBar: 1100,
      drawer: 1200,
      modal: 1300,
      snackbar: 1400,
      tooltip: 1500,
    });
  });

  it('has Material UI’s typography', () => {
    const { fontFamily, fontSize, htmlFontSize } = docsTheme.typography;
    expect({ fontSize, htmlFontSize }).toEqual({ fontSize: 14, htmlFontSize: 16 });
    expect(fontFamily).toMatch(/^"Roboto"/);
    expect(docsTheme.typography).toMatchObject({
      fontWeightLight: 300,
      fontWeightRegular: 400,
      fontWeightMedium: 500,
      fontWeightBold: 700,
    });
  });

  it('has a spacing of 8 px', () => {
    expect(docsTheme.vars.spacing).toBe('var(--docs-spacing, 8px)');
  });

  it('has Material UI’s toolbar heights', () => {
    expect(docsTheme.mixins.toolbar).toEqual({
      minHeight: 56,
      '@media (min-width:0px)': { '@media (orientation: landscape)': { minHeight: 48 } },
      '@media (min-width:600px)': { minHeight: 64 },
    });
  });

  it('has a shadow and a dark overlay for each elevation', () => {
    expect(docsTheme.shadows).toHaveLength(25);
    expect(docsTheme.shadows[0]).toBe('none');
    const { overlays = [] } = docsTheme.colorSchemes.dark ?? {};
    expect(overlays).toHaveLength(25);
    expect(overlays[24]).toContain('rgba(255 255 255 / 0.165)');
    expect(new Set(overlays).size).toBe(25);
  });

  it('has the layers in the order of the stylesheet', () => {
    const css = readFileSync(new URL('../shell.css', import.meta.url), 'utf8');
    expect(css).toContain(`@layer ${layerOrder.join(', ')};`);
    expect(layerOrder.join(', ')).toBe('theme, docsearch, mui, utilities');
  });
});

describe('colorScales', () => {
  it.each(Object.entries(colorScales))('%s has every step', (_name, scale) => {
    const steps = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900];
    expect(Object.keys(scale)).toEqual([...steps.map(String), 'A100', 'A200', 'A400', 'A700']);
  });

  it('excludes black and white', () => {
    expect(Object.keys(colorScales)).toHaveLength(19);
  });
});
