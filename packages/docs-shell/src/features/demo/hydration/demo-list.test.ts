import { describe, expect, it } from 'vitest';
import { parseDemoList } from './demo-list';

describe('parseDemoList', () => {
  it('parses what the build writes', () => {
    const list = {
      runtime: '/r.js',
      demos: [{ name: 'A', module: '/a.js', preload: ['/l.js'] }],
    };
    expect(parseDemoList(JSON.stringify(list))).toEqual(list);
  });

  it.each([
    '',
    '[]',
    'null',
    '{"runtime":1,"demos":[]}',
    '{"runtime":"/r.js"}',
    '{"runtime":"/r.js","demos":[{"name":"A","module":"/a.js"}]}',
    '{"runtime":"/r.js","demos":[{"name":"A","module":"/a.js","preload":[7]}]}',
  ])('returns nothing for %s', (text) => {
    expect(parseDemoList(text)).toBeUndefined();
  });
});
