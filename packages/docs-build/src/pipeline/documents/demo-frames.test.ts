import { expect, it } from 'vitest';
import { listDemoFrames } from './demo-frames';

const product = (rootPath: string) => ({ products: [{ rootPath }] }) as never;
const page = (...demos: [file: string, frameHeight?: number][]) => ({
  content: {
    demos: demos.map(([file, frameHeight]) => ({
      file,
      title: file,
      line: 1,
      ...(frameHeight !== undefined && { frameHeight }),
    })),
  },
});

it.each([
  ['/paint', [], []],
  ['/paint', [page(['a/A.tsx'])], []],
  [
    '/paint',
    [page(['b/B.tsx', 300], ['a/A.tsx', 400]), page(['b/B.tsx', 200])],
    [
      ['/paint/_demos/a/A', 'a/A.tsx'],
      ['/paint/_demos/b/B', 'b/B.tsx'],
    ],
  ],
  ['', [page(['a/A.tsx', 400])], [['/_demos/a/A', 'a/A.tsx']]],
])('below “%s”', (rootPath, pages, expected) => {
  expect([...listDemoFrames(product(rootPath), pages)]).toEqual(expected);
});
