import { expect, it } from 'vitest';
import { markTypeImports } from './mark-type-imports';

it.each([
  ["import { A } from 'a';\nlet b: A;", "import { type A } from 'a';\nlet b: A;"],
  [
    "import D, { A, b as c } from 'a';\nlet d: A = c;\nD();",
    "import D, { type A, b as c } from 'a';\nlet d: A = c;\nD();",
  ],
  [
    "import { Box } from 'a';\nexport default () => <Box />;",
    "import { Box } from 'a';\nexport default () => <Box />;",
  ],
  ["import type { A } from 'a';\nlet b: A;", "import type { A } from 'a';\nlet b: A;"],
  ["import { type A } from 'a';\nlet b: A;", "import { type A } from 'a';\nlet b: A;"],
])('marks the types in %s', (source, expected) => {
  expect(markTypeImports(source, 'demo.tsx')).toBe(expected);
});
