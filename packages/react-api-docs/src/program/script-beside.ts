import { existsSync, readFileSync } from 'node:fs';
import type ts from 'typescript';

/** Returns the script next to a declaration file. */
export function scriptBeside(declarations: string): string | undefined {
  const script = declarations.replace(/\.d\.(m?)ts$/, '.$1js');
  return existsSync(script) ? script : undefined;
}

/** Returns the text of the script next to the declaration of a symbol, or an empty string. */
export function scriptTextOf(symbol: ts.Symbol): string {
  const declarations = symbol.declarations?.[0]?.getSourceFile().fileName;
  const script = declarations === undefined ? undefined : scriptBeside(declarations);
  return script === undefined ? '' : readFileSync(script, 'utf8');
}
