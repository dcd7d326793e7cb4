import { expect, it } from 'vitest';
import { isReported } from './vite-logger';

it.each([
  {
    text: 'Internal server error: "./a" is not exported under the conditions ["import"]',
    is: true,
  },
  {
    text: 'Pre-transform error: no\n  Plugin: \u001b[35mdocs:demo-stylesheets\u001b[39m',
    is: true,
  },
  { text: 'Pre-transform error: no\n  File: /r/apps/a/demo-root.tsx', is: true },
  {
    text: '\u001b[31mInternal server error: no\u001b[39m\n  File: /r/apps/a/demos/A.tsx',
    is: true,
  },
  {
    text: 'Internal server error: no\n  File: /r/packages/docs-shell/src/client/boot.ts',
    is: false,
  },
  { text: 'Internal server error: no\n  File: /r/apps/another/demos/A.tsx', is: false },
  { text: 'Port 5173 is in use. File: /r/apps/a/demos/A.tsx', is: false },
])('an error of Vite is reported elsewhere: $is, $text', ({ text, is }) => {
  expect(isReported(text, '/r/apps/a')).toBe(is);
});
