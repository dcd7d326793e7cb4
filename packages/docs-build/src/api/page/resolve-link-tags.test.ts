import { expect, it } from 'vitest';
import { resolveLinkTags } from './resolve-link-tags';

it.each([
  [
    'Use the {@link https://mui.com/x/ Quick Filter} instead.',
    'Use the [Quick Filter](https://mui.com/x/) instead.',
  ],
  ['See {@link https://mui.com/x/}.', 'See [https://mui.com/x/](https://mui.com/x/).'],
  ['See {@linkcode https://mui.com/x/ | that page}.', 'See [that page](https://mui.com/x/).'],
  ['Like {@link GridApi}.', 'Like [`GridApi`](api:GridApi).'],
  ['Like {@link GridApi the API}.', 'Like [the API](api:GridApi).'],
  ['Deletes a [[GridFilterItem]].', 'Deletes a [`GridFilterItem`](api:GridFilterItem).'],
  ['A { plain } one, values[[0]] too.', 'A { plain } one, values[[0]] too.'],
])('%s', (text, markdown) => {
  expect(resolveLinkTags(text, { hasNames: true })).toBe(markdown);
});

it('links names only inside the site', () => {
  expect(resolveLinkTags('A [[GridApi]], {@link GridApi too}.', { hasNames: false })).toBe(
    'A `GridApi`, too.',
  );
});
