import { describe, expect, it } from 'vitest';
import { writeStyleSheet } from './theme-styles';

describe('writeStyleSheet', () => {
  it('writes nested objects as CSS in one layer', () => {
    const sheets = [
      { ':root': { '--mui-a': 1, lineHeight: 1.5, WebkitFontSmoothing: 'auto', color: undefined } },
      { '@media print': { ':root': { '--mui-a': '2px' } } },
    ];
    expect(writeStyleSheet(sheets, 'mui')).toBe(
      '@layer mui{:root{--mui-a:1;line-height:1.5;-webkit-font-smoothing:auto;}@media print{:root{--mui-a:2px;}}}',
    );
  });

  it('removes fallbacks of variables that :root sets', () => {
    const sheets = [
      {
        ':root, [data-mode="light"]': { '--a': "var(--b, 'x, y')", '--c': 'var(--gone, 1px)' },
      },
      { ':root': { '--b': 'rgb(var(--a, calc(1 + 2)) / 0.5)', '--d': 'var(--a, var(--b))' } },
      { '[data-mode="dark"]': { '--e': 1, '--f': 'var(--e, 2)' } },
    ];
    expect(writeStyleSheet(sheets, 'mui')).toBe(
      '@layer mui{:root, [data-mode="light"]{--a:var(--b);--c:var(--gone, 1px);}' +
        ':root{--b:rgb(var(--a) / 0.5);--d:var(--a, var(--b));}[data-mode="dark"]{--e:1;--f:var(--e, 2);}}',
    );
  });
});
