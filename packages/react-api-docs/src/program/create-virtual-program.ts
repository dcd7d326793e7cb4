import path from 'node:path';
import ts from 'typescript';

/** Compiler options of a modern application. */
const compilerOptions: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
};

/** Cache of parsed files. Programs share it, because parsing takes most of their time. */
export type ParsedFiles = Map<string, ts.SourceFile | undefined>;

/**
 * Compiles one module without a file. Its imports are resolved from the path where it would be.
 * @param resolution replaces how the compiler finds modules
 */
export function createVirtualProgram(
  file: string,
  text: string,
  parsed: ParsedFiles = new Map<string, ts.SourceFile | undefined>(),
  resolution: Partial<ts.CompilerHost> = {},
): ts.Program {
  const host = { ...ts.createCompilerHost(compilerOptions), ...resolution };
  const disk = { ...host };
  const isOurs = (name: string) => path.normalize(name) === file;
  host.fileExists = (name) => isOurs(name) || disk.fileExists(name);
  host.readFile = (name) => (isOurs(name) ? text : disk.readFile(name));
  host.getSourceFile = (name, ...rest) => {
    if (isOurs(name)) return ts.createSourceFile(file, text, ts.ScriptTarget.ES2023, true);
    if (!parsed.has(name)) parsed.set(name, disk.getSourceFile(name, ...rest));
    return parsed.get(name);
  };
  return ts.createProgram([file], compilerOptions, host);
}
