import { expect, it } from 'vitest';
import { resolveLinkTags } from './resolve-link-tags';

it.each([
  [
    'Use the {@link https://mui.com/x/ Quick Filter} instead.',
    'Use the [Quick Filter](https://mui.com/x/) instead.',
  ],
  ['See {@link https://mui.com/x/}.', 'See [https://mui.com/x/](https://mui.com/x/).'],
  ['See {@linkcode https://mui.com/x/ | that page}.', 'See [that page](https://mui.com/x/).'],
  ['Like {@link GridApi}.', 'Like `GridApi`.'],
  ['Like {@link GridApi the API}.', 'Like the API.'],
  ['A { plain } one.', 'A { plain } one.'],
])('%s', (text, markdown) => {
  expect(resolveLinkTags(text)).toBe(markdown);
});
