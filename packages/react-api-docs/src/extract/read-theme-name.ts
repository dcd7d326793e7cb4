import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type ts from 'typescript';
import { scriptBeside } from '../program/script-beside';

/** The key under which a component looks for its default props in the theme: `MuiButton`. */
export function readThemeName(symbol: ts.Symbol): string | undefined {
  const file = symbol.declarations?.[0]?.getSourceFile().fileName;
  const script = file === undefined ? undefined : scriptBeside(file);
  if (script === undefined) return undefined;
  for (const text of readScripts(script)) {
    const [, quoted, variable] = themeCall.exec(text) ?? [];
    if (quoted !== undefined) return quoted;
    const assigned = new RegExp(`\\b${variable}\\s*=\\s*['"](Mui\\w+)['"]`).exec(text);
    if (variable !== undefined && assigned) return assigned[1];
  }
  return undefined;
}

const themeCall =
  /(?:use(?:Theme|Default)Props\w*|getThemeProps)\)?\(\{[^}]*?\bname:\s*(?:['"](\w+)['"]|(\w+))/;

/** The script, and those of its own files that prepare its props or make it: `useDataGridProps`, `createContainer`. */
function readScripts(script: string): string[] {
  const text = readFileSync(script, 'utf8');
  const imported = [
    ...text.matchAll(/['"](\.[\w./]*\/(?:use\w+Props|create[A-Z]\w+))(?:\.m?js)?['"]/g),
  ];
  const extension = path.extname(script);
  return [
    text,
    ...imported
      .map(([, specifier = '']) => path.resolve(path.dirname(script), specifier + extension))
      .filter((file) => existsSync(file))
      .map((file) => readFileSync(file, 'utf8')),
  ];
}
