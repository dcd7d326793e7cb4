import { describe, expect, it } from 'vitest';
import { createQueryWord, fuzzyScore, matchWord } from './match-word';
import { splitWords, stemWord } from './words';

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
  ])('splits %j', (text, words) => {
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
    ['migration', 'migrating'],
    ['migration', 'migrate'],
    ['customization', 'customizing'],
  ])('returns the same stem for %s and %s', (first, other) => {
    expect(stemWord(other)).toBe(stemWord(first));
  });

  it.each(['class', 'status', 'sx', 'ring', 'bed', 'option', 'station'])(
    'returns %s unchanged',
    (word) => {
      expect(stemWord(word)).toBe(word);
    },
  );
});

describe('matchWord', () => {
  const score = (word: string, candidate: string) => matchWord(createQueryWord(word), candidate);

  it('scores the word above its forms, these above longer words, and those above related words', () => {
    const scores = [
      score('button', 'button'),
      score('button', 'buttons'),
      score('butt', 'button'),
      score('accessible', 'accessibility'),
    ];
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(new Set(scores).size).toBe(4);
  });

  it('does not match typing errors; fuzzyScore does', () => {
    expect(score('buton', 'button')).toBe(0);
    expect(fuzzyScore(createQueryWord('buton'), 'button')).toBeGreaterThan(0);
    expect(fuzzyScore(createQueryWord('sx'), 'sy')).toBe(0);
  });
});
