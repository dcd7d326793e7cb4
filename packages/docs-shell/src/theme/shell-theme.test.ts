import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { colorScales, shellTheme } from './index';

/** The numbers of SPEC TH-6, held against the installed packages through what the shell exports. */
describe('shellTheme', () => {
  it('has the breakpoints', () => {
    expect(shellTheme.breakpoints).toEqual({ xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 });
  });

  it('has the stacking order', () => {
    expect(shellTheme.zIndex).toEqual({
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

  it('has the type', () => {
    const { fontFamily, fontSize, htmlFontSize } = shellTheme.typography;
    expect({ fontSize, htmlFontSize }).toEqual({ fontSize: 14, htmlFontSize: 16 });
    expect(fontFamily).toMatch(/^"Roboto"/);
    expect(shellTheme.typography).toMatchObject({
      fontWeightLight: 300,
      fontWeightRegular: 400,
      fontWeightMedium: 500,
      fontWeightBold: 700,
    });
  });

  it('steps by 8 px', () => {
    expect(shellTheme.spacing).toBe('var(--docs-spacing, 8px)');
  });

  it('has the toolbar’s heights', () => {
    expect(shellTheme.toolbar).toEqual({
      minHeight: 56,
      '@media (min-width:0px)': { '@media (orientation: landscape)': { minHeight: 48 } },
      '@media (min-width:600px)': { minHeight: 64 },
    });
  });

  it('has a shadow and a dark overlay for each elevation', () => {
    expect(shellTheme.shadows).toHaveLength(25);
    expect(shellTheme.shadows[0]).toBe('none');
    expect(shellTheme.overlays).toHaveLength(25);
    expect(shellTheme.overlays[24]).toContain('rgba(255 255 255 / 0.165)');
    expect(new Set(shellTheme.overlays).size).toBe(25);
  });

  it('has the layers, as the stylesheet says them', () => {
    const css = readFileSync(new URL('../shell.css', import.meta.url), 'utf8');
    expect(css).toContain(`@layer ${shellTheme.layerOrder.join(', ')};`);
    expect(shellTheme.layerOrder.join(', ')).toBe('theme, docsearch, mui, utilities');
  });
});

describe('colorScales', () => {
  it.each(Object.entries(colorScales))('%s has every step', (_name, scale) => {
    const steps = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900];
    expect(Object.keys(scale)).toEqual([...steps.map(String), 'A100', 'A200', 'A400', 'A700']);
  });

  it('holds no black and white', () => {
    expect(Object.keys(colorScales)).toHaveLength(19);
  });
});
