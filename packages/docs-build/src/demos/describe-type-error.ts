import type { DiagnosticMessage } from 'diagnostics';

/**
 * Describes an error of TypeScript: `2322`, `Type 'string' is not assignable to type 'number'.`
 *
 * @param file path below the folder of the app
 */
export function describeTypeError(code: number, text: string, file: string): DiagnosticMessage {
  const isDemo = /^demos[/\\]/.test(file);
  return {
    code: 'DOCS4010',
    received: `${text.replace(/\.$/, '')} (TS${code})`,
    expected: 'code without type errors',
    hint: isDemo
      ? 'Your editor shows the same error. Fix the code, not its types: readers copy it.'
      : 'Your editor shows the same error.',
  };
}
