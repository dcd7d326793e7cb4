import type ts from 'typescript';
import type { ParsedFiles } from './create-virtual-program';

/** Cache of parsed files for all tests: the declarations of TypeScript, React and the libraries. */
export const parsedFiles: ParsedFiles = new Map<string, ts.SourceFile | undefined>();
