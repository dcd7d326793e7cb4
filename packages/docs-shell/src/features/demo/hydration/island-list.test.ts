import { describe, expect, it } from 'vitest';
import { parseIslandList } from './island-list';

describe('parseIslandList', () => {
  it('reads what the build writes', () => {
    const list = {
      runtime: '/r.js',
      islands: [{ name: 'A', module: '/a.js', preload: ['/l.js'] }],
    };
    expect(parseIslandList(JSON.stringify(list))).toEqual(list);
  });

  it.each([
    '',
    '[]',
    'null',
    '{"runtime":1,"islands":[]}',
    '{"runtime":"/r.js"}',
    '{"runtime":"/r.js","islands":[{"name":"A","module":"/a.js"}]}',
    '{"runtime":"/r.js","islands":[{"name":"A","module":"/a.js","preload":[7]}]}',
  ])('answers nothing for %s', (text) => {
    expect(parseIslandList(text)).toBeUndefined();
  });
});
