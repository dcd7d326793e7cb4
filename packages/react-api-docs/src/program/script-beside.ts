import { existsSync, readFileSync } from 'node:fs';
import type ts from 'typescript';

/** Returns the `.js` or `.mjs` file next to a `.d.ts` or `.d.mts` file, or undefined if it does not exist. */
export function scriptBeside(declarationFile: string): string | undefined {
  const script = declarationFile.replace(/\.d\.(m?)ts$/, '.$1js');
  return existsSync(script) ? script : undefined;
}

/** Returns the text of the script next to the declaration of a symbol, or an empty string. */
export function scriptTextOf(symbol: ts.Symbol): string {
  const declarationFile = symbol.declarations?.[0]?.getSourceFile().fileName;
  const script = declarationFile === undefined ? undefined : scriptBeside(declarationFile);
  return script === undefined ? '' : readFileSync(script, 'utf8');
}
