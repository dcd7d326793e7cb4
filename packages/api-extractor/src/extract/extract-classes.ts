import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { z } from 'zod';
import { readDocs } from '../docs/read-docs';
import type { CssClass } from '../document';
import { compareText } from '../text/compare-text';
import { followAlias } from '../exports/list-values';
import { scriptBeside } from '../program/script-beside';
import type { Extraction } from './extraction';

/** The classes of the object `{component}Classes` that the package exports beside a component. */
export function extractClasses(componentName: string, extraction: Extraction): CssClass[] {
  const { checker } = extraction;
  const symbol = findClassesObject(componentName, extraction);
  const declaration = symbol?.valueDeclaration;
  if (!symbol || !declaration) return [];
  const file = declaration.getSourceFile().fileName;
  const prefix = readPrefix(file);
  if (prefix === undefined) return [];
  const generate = loadGenerator(file);
  return checker
    .getPropertiesOfType(checker.getTypeOfSymbol(symbol))
    .map((property) => {
      const docs = readDocs(property, checker);
      const className = generate(prefix, property.name);
      return {
        key: property.name,
        className,
        description: docs.description,
        isGlobalState: !className.startsWith(`${prefix}-`),
        ...(docs.deprecation && { deprecation: docs.deprecation }),
      };
    })
    .sort((a, b) => compareText(a.key, b.key));
}

function findClassesObject(componentName: string, { checker, modules }: Extraction) {
  const wanted = `${componentName.charAt(0).toLowerCase()}${componentName.slice(1)}Classes`;
  for (const module of modules) {
    const found = checker.getExportsOfModule(module).find(({ name }) => name === wanted);
    if (found) return followAlias(found, checker);
  }
  return undefined;
}

/** The component name that the script beside the declarations gives to its generator of classes. */
function readPrefix(declarations: string): string | undefined {
  const script = scriptBeside(declarations);
  const text = script === undefined ? '' : readFileSync(script, 'utf8');
  return /generateUtilityClasses(?:\.default)?\)?\(\s*['"](\w+)['"]/.exec(text)?.[1];
}

type Generator = (componentName: string, slot: string) => string;

const generatorSchema = z.custom<Generator>((value) => typeof value === 'function');
const moduleSchema = z.union([generatorSchema, z.object({ default: generatorSchema })]);

/** The library's own function: it knows which names are states that all components share. */
function loadGenerator(fromFile: string): Generator {
  const loaded = moduleSchema.parse(createRequire(fromFile)('@mui/utils/generateUtilityClass'));
  return typeof loaded === 'function' ? loaded : loaded.default;
}
