import { expect, it } from 'vitest';
import { parseTypeErrors } from './check-types';

it.each(['\n', '\r\n'])(
  'reads errors with the lines that belong to them, which end with %j',
  (end) => {
    const output = [
      `demos/Basic.tsx(3,9): error TS2322: Type 'string' is not assignable to type 'number'.`,
      `product.ts(12,5): error TS2345: Argument is wrong.`,
      `  The types of 'pages' are incompatible.`,
      ``,
      `Found 2 errors.`,
    ].join(end);
    expect(parseTypeErrors(output, '/paint')).toMatchObject([
      {
        code: 'DOCS4010',
        file: expect.stringMatching(/demos\/Basic\.tsx$/) as string,
        line: 3,
        received: `Type 'string' is not assignable to type 'number' (TS2322)`,
        hint: expect.stringContaining('readers copy it') as string,
      },
      {
        file: expect.stringMatching(/product\.ts$/) as string,
        line: 12,
        received: `Argument is wrong. The types of 'pages' are incompatible (TS2345)`,
        hint: 'Your editor shows the same error.',
      },
    ]);
  },
);

it('finds nothing in the output of a check without errors', () => {
  expect(parseTypeErrors('', '/paint')).toEqual([]);
});
