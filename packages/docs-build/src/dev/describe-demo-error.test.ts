import { expect, it } from 'vitest';
import { describeDemoError } from './describe-demo-error';
import { describeError } from './report-errors';

it('names the demo and the reason, without colors and stack', () => {
  const error = new Error(
    'Transform failed:\n\n\u001b[31m[PARSE_ERROR] \u001b[0mUnexpected token\n  1 | <\n',
  );
  const text = describeError(describeDemoError('/site/apps/paint', 'brush/Basic.tsx', error));
  expect(text).toContain('demos/brush/Basic.tsx  DOCS4003');
  expect(text).toContain('received  the demo does not render: [PARSE_ERROR] Unexpected token\n');
  expect(text).not.toContain('\u001b');
  expect(text).not.toMatch(/\n +at /);
});
