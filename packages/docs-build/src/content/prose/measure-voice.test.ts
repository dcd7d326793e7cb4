import { expect, it } from 'vitest';
import { measureVoice } from './measure-voice';

const measure = (text: string, isComponent = true) =>
  Object.fromEntries(
    measureVoice([{ text, isComponent }]).map(({ name, perThousand, isMet }) => [
      name,
      [Math.round(perThousand), isMet],
    ]),
  );

it('counts habits per 1,000 words of prose, and compares them with the targets', () => {
  // 20 words.
  const text = [
    '---\ndescription: You can.\n---',
    '## It’s a prop',
    'What stands here is `nobody nobody`, said readers.',
    '```text\npeople people\n```',
    '<Demo file="a.tsx" title="Screen reader props" />',
    'What is [it](/people/)? It works, “people”.',
  ].join('\n\n');
  expect(measure(text)).toEqual({
    contractions: [50, true],
    'you can': [50, true],
    'people, readers, nobody, somebody': [50, false],
    'stands, lies': [50, false],
    'what … as subject': [50, false],
    'prop(s)': [100, true],
  });
});

it('accepts a page without bad habits, and misses good ones', () => {
  expect(
    measure('## What to check\n\nA button that stands for nothing, and stands out.'),
  ).toMatchObject({
    contractions: [0, false],
    'people, readers, nobody, somebody': [0, true],
    'stands, lies': [0, true],
    'prop(s)': [0, false],
  });
});

it('counts props on component pages only', () => {
  expect(measure('A guide.', false)).not.toHaveProperty('prop(s)');
});
