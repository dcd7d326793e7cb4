import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type ts from 'typescript';
import { z } from 'zod';
import { isHidden, readDocs } from '../docs/read-docs';
import type { CssClass } from '../document';
import type { PublicExport } from '../exports/public-export';
import { findExport } from '../exports/find-export';
import { scriptBeside } from '../program/script-beside';
import { compareText } from '../text/compare-text';
import { collectProps } from './collect-props';
import type { Extraction } from './extraction';

/**
 * Extracts the classes of a component. Their names come from the running package, their descriptions from its types.
 */
export function extractClasses(
  component: Pick<PublicExport, 'name' | 'symbol'>,
  extraction: Extraction,
): CssClass[] {
  const { checker } = extraction;
  const object = findClassesObject(component, extraction);
  if (!object) return [];
  const names = loadClassNames(object);
  return checker
    .getPropertiesOfType(checker.getTypeOfSymbol(object))
    .filter((property) => !isHidden(property, checker))
    .flatMap((property): CssClass[] => {
      const { name: key } = property;
      const className = names[key];
      if (className === undefined) return [];
      const docs = readDocs(property, checker);
      return [
        {
          key,
          className,
          description: docs.description,
          isGlobalState: className === `Mui-${key}`,
          ...(docs.deprecation && { deprecation: docs.deprecation }),
        },
      ];
    })
    .sort((a, b) => compareText(a.key, b.key));
}

/**
 * Returns the object with the class names of a component: `buttonClasses` as the package exports it, the one in a file
 * beside the component (`Popper/popperClasses`), or the one whose keys its `classes` prop takes (`gridClasses` of
 * `DataGrid`).
 */
function findClassesObject(
  component: Pick<PublicExport, 'name' | 'symbol'>,
  extraction: Extraction,
): ts.Symbol | undefined {
  return (
    findExported(objectName(component.name), extraction) ??
    findBeside(component, extraction) ??
    findOfClassesProp(component, extraction)
  );
}

/** Runs the script that declares an object of classes, and returns its class names by key. */
function loadClassNames(object: ts.Symbol): Readonly<Record<string, string>> {
  const file = object.valueDeclaration?.getSourceFile().fileName;
  const script = file === undefined ? undefined : scriptBeside(file);
  if (script === undefined) return {};
  const loaded = loadScript(script);
  return z.record(z.string(), z.string()).parse(loaded[object.name] ?? loaded.default);
}

/**
 * Runs a script. Packages of MUI before version 7 have modules that only bundlers can run there, and those for Node in
 * the folder `node`.
 */
function loadScript(script: string): Record<string, unknown> {
  const forNode = script.replace(/^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+\/)(?!node\/)/, '$1node/');
  const file = existsSync(forNode) ? forNode : script;
  return z.record(z.string(), z.unknown()).parse({ ...createRequire(file)(file) });
}

function objectName(name: string): string {
  return `${name.charAt(0).toLowerCase()}${name.slice(1)}Classes`;
}

function findExported(wanted: string, { checker, modules }: Extraction): ts.Symbol | undefined {
  for (const module of modules) {
    const target = findExport(wanted, module, checker);
    if (target?.valueDeclaration) return target;
  }
  return undefined;
}

function findBeside(
  { name, symbol }: Pick<PublicExport, 'name' | 'symbol'>,
  { checker, program }: Extraction,
): ts.Symbol | undefined {
  const file = symbol.declarations?.[0]?.getSourceFile().fileName;
  if (file === undefined) return undefined;
  const source = program.getSourceFile(path.join(path.dirname(file), `${objectName(name)}.d.ts`));
  const module = source && checker.getSymbolAtLocation(source);
  return module && findExport('default', module, checker);
}

/** `classes?: Partial<GridClasses>`: the object is named like the type. */
function findOfClassesProp(
  { symbol }: Pick<PublicExport, 'symbol'>,
  extraction: Extraction,
): ts.Symbol | undefined {
  const { checker } = extraction;
  const classes = collectProps(checker.getTypeOfSymbol(symbol), checker).find(
    (member) => member.symbol.name === 'classes',
  );
  const type = classes && checker.getNonNullableType(checker.getTypeOfSymbol(classes.symbol));
  const [named = type] = type?.aliasTypeArguments ?? [];
  const typeName = (named?.aliasSymbol ?? named?.getSymbol())?.name ?? '';
  return /^[A-Z]\w+Classes$/.test(typeName)
    ? findExported(`${typeName.charAt(0).toLowerCase()}${typeName.slice(1)}`, extraction)
    : undefined;
}
