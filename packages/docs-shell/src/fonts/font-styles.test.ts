import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fontStyles, resolvePageFonts } from './font-styles';
import { iconFontText } from '../product';

describe('fontStyles', () => {
  it.each(Object.entries(fontStyles))(
    '%s has a font file and refers to it by URL',
    (_name, style) => {
      expect(existsSync(style.file())).toBe(true);
      expect(style.css('/_assets/x.woff2')).toContain('url(/_assets/x.woff2)');
    },
  );
});

describe('resolvePageFonts', () => {
  it.each([
    ['/paint', '<p>Text</p>', []],
    ['/paint/icons', '<span class="material-icons MuiIcon-root">add</span>', ['iconsFull']],
    ['/paint/onepirate', '<p>Text</p>', ['condensed']],
    [
      '/paint/themes/onepirate/sign-in',
      '<i class="material-icons">add</i>',
      ['iconsFull', 'condensed'],
    ],
    ['/paint/one-pirate', '', []],
  ] as const)('%s', (pathname, html, expected) => {
    expect(resolvePageFonts(pathname, html)).toEqual(expected);
  });
});

describe('iconFontText', () => {
  it('returns undefined for unknown names', () => {
    expect(iconFontText('home')).toBe('\ue88a');
    expect(iconFontText('toString')).toBeUndefined();
  });
});
