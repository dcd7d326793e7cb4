import { describe, expect, it } from 'vitest';
import { editDistance } from './edit-distance';
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

describe('editDistance', () => {
  it.each([
    ['accordian', 'accordion', 1],
    ['dailog', 'dialog', 1],
    ['buton', 'button', 1],
    ['pallete', 'palette', 2],
    ['same', 'same', 0],
    ['one', 'another', 3],
    ['', 'ab', 2],
    ['aa', 'aaa', 1],
    ['abcd', 'badc', 2],
    ['listitem', 'listitemtext', 3],
  ])('%s to %s', (from, to, distance) => {
    expect(editDistance(from, to, 2)).toBe(distance);
    expect(editDistance(to, from, 2)).toBe(distance);
  });

  it('agrees with its definition on every pair of short words', () => {
    const letters = ['a', 'b', 'c'];
    const grow = (words: readonly string[]) =>
      words.flatMap((word) => letters.map((letter) => word + letter));
    const two = ['', ...letters, ...grow(letters)];
    const words = [...two, ...grow(grow(letters)), ...grow(grow(grow(letters)))];
    for (const from of words) {
      for (const to of words) {
        expect(editDistance(from, to, 9), `${from} to ${to}`).toBe(definedDistance(from, to));
      }
    }
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

/** The recursive definition, which nothing can be wrong with. */
function definedDistance(from: string, to: string): number {
  if (from === '' || to === '') return from.length + to.length;
  const [a, b] = [from.slice(0, -1), to.slice(0, -1)];
  const change = from.at(-1) === to.at(-1) ? 0 : 1;
  const steps = [
    definedDistance(a, to) + 1,
    definedDistance(from, b) + 1,
    definedDistance(a, b) + change,
  ];
  if (from.length > 1 && from.at(-1) === to.at(-2) && from.at(-2) === to.at(-1)) {
    steps.push(definedDistance(a.slice(0, -1), b.slice(0, -1)) + 1);
  }
  return Math.min(...steps);
}
