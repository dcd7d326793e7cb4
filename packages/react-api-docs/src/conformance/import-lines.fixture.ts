import { createRequire } from 'node:module';
import path from 'node:path';
import ts from 'typescript';
import type { ApiDocument } from '../document';
import { createVirtualProgram, type ParsedFiles } from '../program/create-virtual-program';

/** A parsed import line of a document. */
interface ImportLine {
  readonly document: string;
  readonly line: string;
  /** `default` or the name in braces. */
  readonly imported: string;
  readonly specifier: string;
  readonly isType: boolean;
}

/** Returns the import lines that fail when they run or compile, with the reason. */
export function checkImportLines(
  documents: readonly ApiDocument[],
  folder: string,
  parsed: ParsedFiles,
): { readonly checked: number; readonly errors: readonly string[] } {
  const lines = documents.flatMap(readLines);
  return {
    checked: lines.length,
    errors: [
      ...compileLines(lines, folder, parsed),
      ...runLines(lines, folder),
      ...documents.flatMap((one) => findBetterLine(one, folder)),
    ],
  };
}

const pattern = /^import (type )?(?:\{ (\w+) \}|(\w+)) from '([^']+)';$/;

function readLines({ name, imports }: ApiDocument): ImportLine[] {
  return imports.map((line) => {
    const [matched, type, named, , specifier = ''] = pattern.exec(line) ?? [];
    if (matched === undefined) throw new SyntaxError(`${name}: no import line: ${line}`);
    const imported = named ?? 'default';
    return { document: name, line, imported, specifier, isType: type !== undefined };
  });
}

function compileLines(lines: readonly ImportLine[], folder: string, parsed: ParsedFiles) {
  const file = path.join(folder, '__imports__.ts');
  const text = lines
    .map(({ imported, specifier, isType }, index) =>
      isType
        ? `import type { ${imported} as i${index} } from '${specifier}';`
        : `import { ${imported} as i${index} } from '${specifier}'; void i${index};`,
    )
    .join('\n');
  const program = createVirtualProgram(file, text, parsed);
  const source = program.getSourceFile(file);
  return program.getSemanticDiagnostics(source).map(({ start = 0, messageText }) => {
    const importLine = lines[text.slice(0, start).split('\n').length - 1];
    return `${importLine?.document}: ${importLine?.line} ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });
}

/** All import lines of a document must import the same value. */
function runLines(lines: readonly ImportLine[], folder: string): string[] {
  const require = createRequire(path.join(folder, 'package.json'));
  const values = new Map<string, unknown>();
  return lines.flatMap(({ document, line, imported, specifier, isType }) => {
    if (isType) return [];
    const module = require(specifier) as Readonly<Record<string, unknown>>;
    const value = module[imported];
    if (value === undefined) return [`${document}: ${line} gives undefined`];
    const [packageName = ''] = /^@[^/]+\/[^/]+|^[^/]+/.exec(specifier) ?? [];
    const key = `${packageName} ${document}`;
    const earlier = values.get(key) ?? value;
    values.set(key, earlier);
    return earlier === value
      ? []
      : [`${document}: ${line} gives another value than the line before`];
  });
}

/** The first line imports from the subpath with the name of the export, if the package has one: it loads less. */
function findBetterLine(document: ApiDocument, folder: string): string[] {
  const [first] = readLines(document);
  if (!first || first.isType) return [];
  const require = createRequire(path.join(folder, 'package.json'));
  const [packageName = ''] = /^@[^/]+\/[^/]+|^[^/]+/.exec(first.specifier) ?? [];
  const [name = ''] = document.name.split('.');
  const value = (require(packageName) as Readonly<Record<string, unknown>>)[name];
  return [name, toKebabCase(name)]
    .map((subpath) => `${packageName}/${subpath}`)
    .filter((specifier) => specifier !== first.specifier && exportsValue(specifier))
    .map((specifier) => `${document.name}: ${first.line} although there is ${specifier}`);

  function exportsValue(specifier: string): boolean {
    try {
      return Object.values(require(specifier) as object).includes(value);
    } catch {
      return false;
    }
  }
}

/** `OTPField` becomes `otp-field`. */
function toKebabCase(name: string): string {
  return name.replaceAll(/([A-Z]+)([A-Z][a-z])|([a-z0-9])([A-Z])/g, '$1$3-$2$4').toLowerCase();
}
