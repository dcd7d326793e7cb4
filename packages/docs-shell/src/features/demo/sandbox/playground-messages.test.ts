import { expect, it } from 'vitest';
import { parseFromPlayground } from './playground-messages';

it.each<[unknown, unknown]>([
  [{ type: 'ready' }, { type: 'ready' }],
  [
    { type: 'shown', run: 3 },
    { type: 'shown', run: 3 },
  ],
  [
    { type: 'height', height: 240 },
    { type: 'height', height: 240 },
  ],
  [
    { type: 'height', height: '240' },
    { type: 'height', height: NaN },
  ],
  [
    { type: 'height', height: Infinity },
    { type: 'height', height: NaN },
  ],
  [
    { type: 'pong', ping: 1 },
    { type: 'pong', ping: 1 },
  ],
  [
    { type: 'failed', run: 1, problem: { message: 'no', line: 2, more: true } },
    { type: 'failed', run: 1, problem: { message: 'no', line: 2 } },
  ],
  [
    { type: 'failed', run: 1, problem: { message: 7, line: -2 } },
    { type: 'failed', run: 1, problem: { message: '' } },
  ],
  [
    { type: 'failed', run: 1 },
    { type: 'failed', run: 1, problem: { message: '' } },
  ],
  [{ type: 'navigate', to: 'https://example.com' }, undefined],
  ['ready', undefined],
  [null, undefined],
])('parses %j', (data, expected) => {
  expect(parseFromPlayground(data)).toEqual(expected);
});

it('cuts long error messages', () => {
  const message = parseFromPlayground({
    type: 'failed',
    run: 1,
    problem: { message: 'x'.repeat(1e6) },
  });
  expect(message).toMatchObject({ problem: { message: 'x'.repeat(2000) } });
});
