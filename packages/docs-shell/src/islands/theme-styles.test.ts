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
});
