import { describe, expect, it } from 'vitest';
import { guardLoops } from './guard-loops';

const short = (source: string) => guardLoops(source).replaceAll('docsLoopRound()', '!');

describe('guardLoops', () => {
  it.each([
    ['while (true) {}', 'while (true) {!;}'],
    ['while (true);', 'while (true){!;;}'],
    ['do { a(); } while (b);', 'do {!; a(); } while (b);'],
    ['for (;;) a();', 'for (;;) {!;a();}'],
    ['for (const a of b) {\n  c(a);\n}', 'for (const a of b) {!;\n  c(a);\n}'],
    ['for (const a in b) if (a) c();', 'for (const a in b) {!;if (a) c();}'],
    ['for (;;) for (;;) a();', 'for (;;) {!;for (;;) {!;a();}}'],
    ['while (a) { while (b) c(); }', 'while (a) {!; while (b) {!;c();} }'],
    [
      'const a = (b: number): ReactNode => <p>{b}</p>;',
      'const a = (b: number): ReactNode => <p>{b}</p>;',
    ],
    [
      'export default () => <p onClick={() => { while (a<number>()) {} }}>while (true) ;</p>;',
      'export default () => <p onClick={() => { while (a<number>()) {!;} }}>while (true) ;</p>;',
    ],
    ['while (true) {', 'while (true) {'],
  ])('guards the loops of %j', (source, expected) => {
    expect(short(source)).toBe(expected);
  });
});
