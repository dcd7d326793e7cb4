import { expect, it } from 'vitest';
import { toSentenceCase } from './to-sentence-case';

const names = ['Number Field', 'Next.js', 'React', 'npm'];

it.each([
  ['Link buttons', 'Link buttons'],
  ['Link Buttons', 'Link buttons'],
  ['link buttons', 'Link buttons'],
  ['Use with TypeScript and CSS', 'Use with TypeScript and CSS'],
  ['Number Field in a Form', 'Number Field in a form'],
  ['Number Fields', 'Number fields'],
  ['Use it with Next.js', 'Use it with Next.js'],
  ['npm and React’s Keys', 'npm and React’s keys'],
  ['Right-to-Left', 'Right-to-left'],
  ['The \0 Prop', 'The \0 prop'],
  ['\0 props', '\0 props'],
  ['Why? Because it is shorter', 'Why? Because it is shorter'],
  ['Press “Copy”', 'Press “Copy”'],
  ['v8: What is gone', 'v8: What is gone'],
  ['3 Steps', '3 steps'],
  ['Version A', 'Version A'],
])('%s → %s', (text, expected) => {
  expect(toSentenceCase(text, names)).toBe(expected);
});
