import { expect, it, vi } from 'vitest';
import { answerSearch } from './answer-search';

it.each([
  { url: '/paint/search-en.json', here: '/@docs/search/paint/search-en.json' },
  { url: '/paint/search-zh-tw.json?v=1', here: '/@docs/search/paint/search-zh-tw.json' },
  { url: '/ink/search-en.json', here: undefined },
  { url: '/paint/search/', here: undefined },
  { url: '/paint/docs-manifest.json', here: undefined },
])('answers requests for the indexes of the app: $url', async ({ url, here }) => {
  const answered = { here: vi.fn(), elsewhere: vi.fn() };
  const listener = answerSearch({
    isOwn: async (address) => address.startsWith('/paint/'),
    answerHere: (request) => void answered.here(request.url),
    hasOthers: true,
    answer: (request) => void answered.elsewhere(request.url),
  });
  listener({ url } as never, {} as never);
  await expect
    .poll(() => [answered.here.mock.calls.flat(), answered.elsewhere.mock.calls.flat()])
    .toEqual(here === undefined ? [[], [url]] : [[here], []]);
});

it('answers requests for other indexes without a site', async () => {
  const answer = vi.fn();
  const end = vi.fn();
  const writeHead = vi.fn(() => ({ end }));
  const isOwn = () => Promise.resolve(false);
  const listener = answerSearch({ isOwn, answerHere: answer, hasOthers: false, answer });
  listener({ url: '/ink/search-en.json' } as never, { writeHead } as never);
  await expect.poll(() => end.mock.calls.length).toBe(1);
  expect(writeHead).toHaveBeenCalledWith(404);
  expect(answer).not.toHaveBeenCalled();
});
