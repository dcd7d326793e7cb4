import { describe, expect, it } from 'vitest';
import { CodeProblem, describeProblem } from './code-problem';
import { compileModule } from './compile-module';

const path = 'src/demo/Basic.tsx';

describe('compileModule', () => {
  it('removes types and JSX, keeps lines, and lists imports', () => {
    const { code, specifiers } = compileModule(
      [
        "import { useState, type ReactNode } from 'react';",
        "import Button from '@mui/material/Button';",
        "import type { Only } from 'types';",
        "import './theme.css';",
        '',
        'export default function Basic({ children }: { children?: ReactNode }) {',
        '  const [count] = useState<number>(0);',
        '  return <Button>{count}{children}</Button>;',
        '}',
      ].join('\n'),
      path,
    );
    expect(specifiers).toEqual([
      'react/jsx-runtime',
      'react',
      '@mui/material/Button',
      './theme.css',
    ]);
    expect(code.split('\n').findIndex((line) => line.includes('function Basic'))).toBe(5);
    expect(code).not.toMatch(/ReactNode|<number>|<Button/);
  });

  it.each([
    ['const a = (1;', { message: 'Unexpected token, expected ","', line: 1 }],
    [
      'const a = 1;\nexport default () => <p>',
      { message: 'Unexpected token, expected ";"', line: 2 },
    ],
  ])('reports the line of the syntax error in %j', (source, expected) => {
    expect(problemOf(source, path)).toEqual(expected);
    expect(problemOf(source, 'src/demo/Other.tsx').message).toBe(`Basic.tsx: ${expected.message}`);
  });
});

function problemOf(source: string, entry: string) {
  try {
    compileModule(source, path);
  } catch (error) {
    expect(error).toBeInstanceOf(CodeProblem);
    return describeProblem(error, entry);
  }
  throw new Error('It compiled.');
}

describe('describeProblem', () => {
  it.each([
    [new RangeError('too far'), 'RangeError: too far'],
    ['thrown text', 'thrown text'],
    [undefined, 'undefined'],
  ])('describes %s', (error, message) => {
    expect(describeProblem(error, path)).toEqual({ message });
  });
});
