import type { PackageProgram } from '../program/create-package-program';

/**
 * The CSS properties that MUI System's components take as props: `SystemProps` of the `@mui/system`
 * that the packages use, whether they export the type or not. Empty when they use none.
 */
export function listSystemProps({
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
