import { describe, expect, it } from 'vitest';
import { collectWords } from './collect-words';

describe('collectWords', () => {
  it('joins the forms of a word, and omits words of titles and stop words', () => {
    const lines = collectWords([
      { title: 'Brush', text: 'The brush has bristles.' },
      { title: 'Care', text: 'Wash the bristle of brushes; bristles dry.' },
    ]);
    expect(lines).toEqual([
      ['bristles', [0, 1]],
      ['brushes', [1]],
      ['dry', [1]],
      ['wash', [1]],
    ]);
  });
});
