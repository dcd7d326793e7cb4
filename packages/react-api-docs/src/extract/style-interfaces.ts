import ts from 'typescript';
import type { PackageProgram } from '../program/create-package-program';

/** An interface with fewer members is a list of props, even if some of them are named like CSS properties. */
const minMembers = 40;

/** Pseudo classes and at-rules as props: `_hover`, `@media`. */
const conditionName = /^[_@&:]/;

/**
 * Returns a function that names the interface of a style system which declares a prop, such as `SystemProperties` of
 * Chakra UI: an interface with many members, most of which are CSS properties or conditions for them. All components of
 * such a package accept the same hundreds of props.
 */
export function createStyleInterfaces({
  program,
  checker,
}: Pick<PackageProgram, 'program' | 'checker'>): (symbol: ts.Symbol) => string | undefined {
  let cssProperties: ReadonlySet<string> | undefined;
  const known = new Map<ts.Symbol, boolean>();
  return ({ declarations = [] }) => {
    const parents = declarations.map(({ parent }) => parent);
    const [parent] = parents;
    if (!parent || !ts.isInterfaceDeclaration(parent) || parents.some((other) => other !== parent))
      return undefined;
    const declared = checker.getSymbolAtLocation(parent.name);
    if (!declared) return undefined;
    if (!known.has(declared)) {
      cssProperties ??= listCssProperties(program, checker);
      known.set(declared, describesStyles(declared, cssProperties));
    }
    return known.get(declared) ? declared.name : undefined;
  };
}

function describesStyles(
  { members = new Map() }: ts.Symbol,
  cssProperties: ReadonlySet<string>,
): boolean {
  const names = [...members.keys()].map(String);
  const styles = names.filter((name) => cssProperties.has(name) || conditionName.test(name));
  return names.length >= minMembers && styles.length > names.length / 2;
}

/** Returns the names of the CSS properties that React's `style` accepts. Empty if React's types are missing. */
function listCssProperties(program: ts.Program, checker: ts.TypeChecker): ReadonlySet<string> {
  const file = program
    .getSourceFiles()
    .find(({ fileName }) => /\/csstype\/index\.d\.ts$/.test(fileName));
  const module = file && checker.getSymbolAtLocation(file);
  const properties =
    module && checker.getExportsOfModule(module).find(({ name }) => name === 'Properties');
  return new Set(
    properties
      ? checker
          .getDeclaredTypeOfSymbol(properties)
          .getProperties()
          .map(({ name }) => name)
      : [],
  );
}
