import { expect, it } from 'vitest';
import { describeProblem, listProblems } from './demo-problems';

const problem = (received: string) => ({
  file: 'apps/ink/demos/a.ts',
  code: 'DOCS4008' as const,
  received,
  expected: 'a file',
  hint: 'Write it.',
});

it('says in the frame of a demo why it cannot run', () => {
  expect(describeProblem([problem('an import of <a>'), problem('a loop')])).toBe(
    '<div class="d-demo-error"><p>This demo can’t run on this site:</p><ul><li>an import of &lt;a&gt;</li><li>a loop</li></ul></div>',
  );
});

it('lists the problem of a module that several demos share once', () => {
  const shared = { canRun: false, diagnostics: [problem('a')] };
  const problems = new Map([
    ['A.tsx', shared],
    ['B.tsx', { canRun: true, diagnostics: [problem('a'), problem('b')] }],
  ]);
  expect(listProblems(problems).map(({ received }) => received)).toEqual(['a', 'b']);
});
