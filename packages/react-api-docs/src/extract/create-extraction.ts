import path from 'node:path';
import type ts from 'typescript';
import { readDocs } from '../docs/read-docs';
import { collectExports } from '../exports/collect-exports';
import type { PublicExport } from '../exports/public-export';
import { followAlias } from '../exports/list-values';
import { listExportNames } from '../exports/merge-aliases';
import { createNameResolver } from '../named-types/resolve-name';
import type { PackageProgram } from '../program/create-package-program';
import { type Observation, renderComponents } from '../rendering/render-components';
import { declaredTypeNode } from '../types/declared-type';
import { collectProps } from './collect-props';
import type { Extraction } from './extraction';
import type { ExtractionRequest } from './extraction-request';
import { slugOfName } from './slug';
import { defaultTagOf } from './source-link';
import { createStyleInterfaces } from './style-interfaces';

/** Collects the data that all steps of an extraction share: the exports, and the folder of each component. */
export function createExtraction(
  packageProgram: PackageProgram,
  fromFolder: string,
  {
    interfaces = [],
    guides = {},
    isEarlierVersion = false,
    tagOf = defaultTagOf,
  }: Pick<ExtractionRequest, 'interfaces' | 'guides' | 'isEarlierVersion' | 'tagOf'> = {},
): Extraction {
  const exports = collectExports(packageProgram);
  const slugs = new Map(interfaces.map((name) => [name, slugOfName(name)]));
  for (const found of exports) {
    for (const name of listExportNames(found)) slugs.set(name, slugOfName(found.name));
  }
  const folders = new Map<string, string>();
  for (const { name, symbol, kind } of exports) {
    if (kind !== 'component') continue;
    const file = symbol.declarations?.[0]?.getSourceFile().fileName;
    const folder = file && path.dirname(file);
    if (folder && path.basename(folder).toLowerCase() === name.toLowerCase())
      folders.set(folder, name);
  }
  let observations: ReturnType<typeof observeComponents> | undefined;
  return {
    ...packageProgram,
    exports,
    systemProps: listSystemProps(packageProgram),
    styleInterfaceOf: createStyleInterfaces(packageProgram),
    observationOf: (name) => {
      if (isEarlierVersion) return undefined;
      observations ??= observeComponents(exports, packageProgram, fromFolder);
      return observations.get(name);
    },
    resolveName: createNameResolver(packageProgram),
    guideOf: (name) => (Object.hasOwn(guides, name) ? guides[name] : undefined),
    slotDefaults: listSlotDefaults(packageProgram),
    slugOf: (name) => slugs.get(name),
    tagOf,
    ownerOf: (file) => folders.get(path.dirname(file)),
  };
}

/** Returns the components that exported types of slots, such as `GridSlotsComponent`, name as defaults. */
function listSlotDefaults({
  checker,
  modules,
}: Pick<PackageProgram, 'checker' | 'modules'>): ReadonlySet<string> {
  const tables = modules
    .flatMap((module) => checker.getExportsOfModule(module))
    .filter(({ name }) => /Slots(Component)?$/.test(name))
    .map((exported) => checker.getDeclaredTypeOfSymbol(followAlias(exported, checker)));
  const slots = tables.flatMap((table): ts.Symbol[] => checker.getPropertiesOfType(table));
  return new Set(slots.flatMap((slot) => readDocs(slot, checker).default ?? []));
}

/**
 * Returns the CSS properties that MUI System's components accept as props: `SystemProps` of the `@mui/system` that the
 * packages use, even if they do not export the type. Empty if they do not use it.
 */
function listSystemProps({
  program,
  checker,
}: Pick<PackageProgram, 'program' | 'checker'>): ReadonlySet<string> {
  const names = new Set<string>();
  for (const file of program.getSourceFiles()) {
    if (!/\/@mui\/system\/(?:\w+\/)?Box\/Box\.d\.ts$/.test(file.fileName)) continue;
    const module = checker.getSymbolAtLocation(file);
    const type =
      module && checker.getExportsOfModule(module).find(({ name }) => name === 'SystemProps');
    if (!type) continue;
    for (const { name } of checker.getDeclaredTypeOfSymbol(type).getProperties()) names.add(name);
  }
  return names;
}

/**
 * Renders components and returns the results by name. Parts of compound components are left out, because they need the
 * other parts.
 */
function observeComponents(
  exports: readonly PublicExport[],
  { checker, packages }: PackageProgram,
  fromFolder: string,
): ReadonlyMap<string, Observation> {
  const subjects = exports.flatMap(({ name, symbol, kind, packages: [index = 0] }) => {
    const packageName = packages[index]?.name;
    if (kind !== 'component' || packageName === undefined) return [];
    const props = collectProps(checker.getTypeOfSymbol(symbol), checker).map((member) => ({
      name: member.symbol.name,
      isRequired: member.required,
      type: declaredTypeNode(member.symbol)?.getText() ?? '',
    }));
    return [{ packageName, name, props }];
  });
  const seen = renderComponents(subjects, fromFolder);
  return new Map(
    subjects.flatMap(({ name }, index) => {
      const observation = seen[index];
      return observation ? [[name, observation] as const] : [];
    }),
  );
}
