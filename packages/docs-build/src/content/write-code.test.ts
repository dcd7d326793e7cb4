import { describe, expect, it } from 'vitest';
import { readSigns } from './code-marks';
import { writeCode, type CodeRun } from './write-code';

const lines = (code: string): CodeRun[][] =>
  code.split('\n').map((text) => [{ className: '', text }]);

describe('writeCode', () => {
  it('writes plain lines without marks', () => {
    expect(writeCode(lines('a < b\nc'), {})).toBe('a &lt; b\nc');
  });

  it('writes lines as blocks that contain their line breaks', () => {
    expect(writeCode(lines('a\nb'), { numbered: true, highlighted: [2] })).toBe(
      '<span class="d-line">a\n</span><span class="d-line d-line-on">b</span>',
    );
  });

  it('marks words across colors', () => {
    const runs = [
      [
        { className: 'tk-keyword', text: 'const ' },
        { className: '', text: 'ab = a' },
      ],
    ];
    expect(writeCode(runs, { words: ['st a', 'a'] })).toBe(
      '<span class="tk-keyword">con<mark>st </mark></span><mark>a</mark>b = <mark>a</mark>',
    );
  });

  it('excludes the signs of a diff from its text', () => {
    const { code, changes } = readSigns(' a\n-b\n+c');
    expect(writeCode(lines(code), { diff: true }, changes)).toBe(
      '<span class="d-line">a\n</span><del class="d-line">b\n</del><ins class="d-line">c</ins>',
    );
  });
});
