import { createRequire } from 'node:module';
import { z } from 'zod';
import { readDocs } from '../docs/read-docs';
import type { CssClass } from '../document';
import { compareText } from '../text/compare-text';
import { followAlias } from '../exports/list-values';
import { scriptTextOf } from '../program/script-beside';
import type { Extraction } from './extraction';

/** Returns the classes in the object `{component}Classes` that the package exports. */
export function extractClasses(componentName: string, extraction: Extraction): CssClass[] {
  const { checker } = extraction;
  const symbol = findClassesObject(componentName, extraction);
  const declaration = symbol?.valueDeclaration;
  if (!symbol || !declaration) return [];
  const file = declaration.getSourceFile().fileName;
  const sources = readSources(componentName, extraction);
  const [{ prefix } = {}] = sources;
  if (prefix === undefined) return [];
  const generate = loadGenerator(file);
  return checker
    .getPropertiesOfType(checker.getTypeOfSymbol(symbol))
    .map((property) => {
      const docs = readDocs(property, checker);
      const own = sources.find(({ keys }) => keys.includes(property.name))?.prefix ?? prefix;
      const className = generate(own, property.name);
      return {
        key: property.name,
        className,
        description: docs.description,
        isGlobalState: !className.startsWith(`${own}-`),
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

/** Class names that a script generates: the prefix `MuiChip`, and the keys `root`, `label`, …. */
interface Generated {
  readonly prefix: string;
  readonly keys: readonly string[];
}

/**
 * Reads the scripts that generate the classes of a component: the one next to the declarations of its object, and that
 * of a component whose classes it spreads (`FilledInput` spreads `InputBase`).
 */
function readSources(componentName: string, extraction: Extraction): Generated[] {
  const symbol = findClassesObject(componentName, extraction);
  const text = symbol ? scriptTextOf(symbol) : '';
  const [, prefix, list = ''] = generated.exec(text) ?? [];
  if (prefix === undefined) return [];
  const keys = [...list.matchAll(/['"](\w+)['"]/g)].map(([, key = '']) => key);
  const taken = [...text.matchAll(/\.\.\.[\w.]*?\b(\w+)Classes\b/g)];
  return [
    { prefix, keys },
    ...taken.flatMap(([, name = '']) =>
      readSources(name.charAt(0).toUpperCase() + name.slice(1), extraction),
    ),
  ];
}

const generated = /generateUtilityClasses(?:\.default)?\)?\(\s*['"](\w+)['"]\s*,\s*\[([^\]]*)\]/;

type Generator = (componentName: string, slot: string) => string;

const generatorSchema = z.custom<Generator>((value) => typeof value === 'function');
const moduleSchema = z.union([generatorSchema, z.object({ default: generatorSchema })]);

/** Loads the library's own function, which knows the names of global states. */
function loadGenerator(fromFile: string): Generator {
  const loaded = moduleSchema.parse(createRequire(fromFile)('@mui/utils/generateUtilityClass'));
  return typeof loaded === 'function' ? loaded : loaded.default;
}
