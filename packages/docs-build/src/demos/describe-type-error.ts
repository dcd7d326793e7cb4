import type { DiagnosticMessage } from 'diagnostics';

/** Describes an error of TypeScript: `2322`, `Type 'string' is not assignable to type 'number'.` */
export function describeTypeError(code: number, text: string): DiagnosticMessage {
  return {
    code: 'DOCS4010',
    received: `${text.replace(/\.$/, '')} (TS${code})`,
    expected: 'code without type errors',
    hint: 'Your editor shows the same error. Fix the code, not its types: readers copy it.',
  };
}
