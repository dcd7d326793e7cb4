import { existsSync } from 'node:fs';

/** The script that a declaration file describes. */
export function scriptBeside(declarations: string): string | undefined {
  const script = declarations.replace(/\.d\.(m?)ts$/, '.$1js');
  return existsSync(script) ? script : undefined;
}
