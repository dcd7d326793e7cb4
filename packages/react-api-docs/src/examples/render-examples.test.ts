import { expect, it } from 'vitest';
import { renderExamples } from './render-examples';

it(
  'names the rules of accessibility that an example breaks alone on a page',
  { timeout: 60_000 },
  () => {
    const examples: [string, string[]][] = [
      ['<ul role="listbox" aria-label="x"><li role="option">x</li></ul>', []],
      ['<ul role="listbox" aria-label="x">x</ul>', ['aria-required-children']],
      ['<ul role="listbox"><li role="option">x</li></ul>', ['aria-input-field-name']],
      // axe is not sure of these, or does not look at them.
      ['<ul role="menu" />', ['aria-required-children']],
      ['<b aria-hidden="true"><button>x</button></b>', ['aria-hidden-focus']],
      ['<p>x<b style={{ visibility: "hidden" }} aria-labelledby="x" /></p>', ['dangling-id']],
      ['<p style={{ visibility: "hidden" }}>x</p>', ['hidden']],
    ];
    const rendered = renderExamples(
      examples.map(([jsx]) => `export default () => ${jsx};`),
      import.meta.dirname,
      { isExamined: true },
    );
    expect(rendered.map(({ violations }) => violations)).toEqual(
      examples.map(([, rules]) => rules),
    );
  },
);
