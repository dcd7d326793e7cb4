import { describe, expect, it } from 'vitest';
import { createQueryWord, guessWord, matchWord } from './match-word';
import { splitWords } from './split-words';
import { stemWord } from './stem-word';

describe('splitWords', () => {
  it.each([
    ['Basic buttons', ['basic', 'buttons']],
    ['disableElevation', ['disableelevation', 'disable', 'elevation']],
    ['ButtonBase', ['buttonbase', 'button', 'base']],
    ['--joy-palette-primary', ['joypaletteprimary', 'joy', 'palette', 'primary']],
    ['MuiButton-root', ['muibuttonroot', 'mui', 'button', 'root']],
    ['Next.js', ['nextjs', 'next', 'js']],
    ['HTMLElement', ['htmlelement', 'html', 'element']],
    ['Café', ['cafe']],
    ['按钮组', ['按钮', '钮组']],
    ['', []],
    ['?!…', []],
  ])('parts %j', (text, words) => {
    expect(splitWords(text).words).toEqual(words);
  });
});

describe('stemWord', () => {
  it.each([
    ['button', 'buttons'],
    ['dependency', 'dependencies'],
    ['box', 'boxes'],
    ['disable', 'disabled'],
    ['wrap', 'wrapping'],
    ['group', 'grouping'],
    ['render', 'rendering'],
  ])('gives %s and %s the same', (one, other) => {
    expect(stemWord(other)).toBe(stemWord(one));
  });

  it.each(['class', 'status', 'sx', 'ring', 'bed'])('leaves %s alone', (word) => {
    expect(stemWord(word)).toBe(word);
  });
});

describe('matchWord', () => {
  const quality = (word: string, candidate: string) => matchWord(createQueryWord(word), candidate);

  it('puts the word before its forms, these before longer words, and those before relatives', () => {
    const qualities = [
      quality('button', 'button'),
      quality('button', 'buttons'),
      quality('butt', 'button'),
      quality('accessible', 'accessibility'),
    ];
    expect(qualities).toEqual(qualities.toSorted((a, b) => b - a));
    expect(new Set(qualities).size).toBe(4);
  });

  it('takes no typing error, which is for guesses', () => {
    expect(quality('buton', 'button')).toBe(0);
    expect(guessWord(createQueryWord('buton'), 'button')).toBeGreaterThan(0);
    expect(guessWord(createQueryWord('sx'), 'sy')).toBe(0);
  });
});
