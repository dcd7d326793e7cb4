import type { PublicExport } from '../exports/collect-exports';
import type { PackageProgram } from '../program/create-package-program';
import { renderComponents, type Observation } from '../rendering/render-components';
import { declaredTypeNode } from '../types/declared-type';
import { collectProps } from './collect-props';

/** What is seen of rendered components, by name. Parts of compound components need the others, and are not rendered. */
export function observeComponents(
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
