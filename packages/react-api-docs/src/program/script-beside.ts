import { existsSync, readFileSync } from 'node:fs';
import type ts from 'typescript';

/** The script that a declaration file describes. */
export function scriptBeside(declarations: string): string | undefined {
  const script = declarations.replace(/\.d\.(m?)ts$/, '.$1js');
  return existsSync(script) ? script : undefined;
}

/** The text of the script that a symbol's declaration describes; empty where there is none. */
export function scriptTextOf(symbol: ts.Symbol): string {
  const declarations = symbol.declarations?.[0]?.getSourceFile().fileName;
  const script = declarations === undefined ? undefined : scriptBeside(declarations);
  return script === undefined ? '' : readFileSync(script, 'utf8');
}
