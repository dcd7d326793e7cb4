import type ts from 'typescript';
import type { ParsedFiles } from './create-virtual-program';

/** The files that any test has parsed: the declarations of the language, of React and of the libraries. */
export const parsedFiles: ParsedFiles = new Map<string, ts.SourceFile | undefined>();
