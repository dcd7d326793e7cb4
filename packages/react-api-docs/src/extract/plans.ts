import type ts from 'typescript';
import { findExport } from '../exports/find-export';
import type { InstalledPackage } from '../program/resolve-package';
import { collectProps } from './collect-props';
import { collectMembers, type Member } from './collect-members';
import type { Extraction } from './extraction';
import { packageOf } from './package-of';

/** A commercial plan. Features without a plan are free. */
export type Plan = 'pro' | 'premium';

/** Returns the plan that a member needs, or undefined for a free member. */
export type PlanFinder = (member: ts.Symbol) => Plan | undefined;

/** The name of a commercial package contains its plan. */
export function planOfName(packageName: string): Plan | undefined {
  const [, plan] = /-(pro|premium)$/.exec(packageName) ?? [];
  return plan as Plan | undefined;
}

/** Returns the lowest plan of the packages that declare a symbol. A higher plan may declare the symbol again. */
export function declaredPlan({ declarations = [] }: ts.Symbol): Plan | undefined {
  const plans = declarations.map((node) =>
    planOfName(packageOf(node.getSourceFile().fileName) ?? ''),
  );
  return plans.toSorted((a, b) => rank(a) - rank(b))[0];
}

/**
 * Returns the plan of a component's prop: the plan of the first package whose version of the component accepts it
 * (`DataGrid`, `DataGridPro`, `DataGridPremium`).
 */
export function createPropPlans(name: string, extraction: Extraction): PlanFinder {
  const { checker } = extraction;
  const bare = name.replace(/(Pro|Premium)$/, '');
  return createPlans(extraction, (module, { name: packageName }) => {
    const component = findExport(bare + suffixOf(packageName), module, checker);
    return component ? collectProps(checker.getTypeOfSymbol(component), checker) : [];
  });
}

/** Returns the plan of a type's member: the plan of the first package whose type of this name has it. */
export function createMemberPlans(name: string, extraction: Extraction): PlanFinder {
  const { checker } = extraction;
  return createPlans(extraction, (module) => {
    const type = findExport(name, module, checker);
    return type ? collectMembers([checker.getDeclaredTypeOfSymbol(type)], checker) : [];
  });
}

function createPlans(
  { modules, packages }: Extraction,
  membersOf: (module: ts.Symbol, from: InstalledPackage) => readonly Member[],
): PlanFinder {
  if (!packages.some(({ name }) => planOfName(name) !== undefined)) return () => undefined;
  const plans = new Map<string, Plan | undefined>();
  let lowest: InstalledPackage | undefined;
  for (const [index, module] of modules.entries()) {
    const from = packages[index];
    const members = from ? membersOf(module, from) : [];
    if (!from || members.length === 0) continue;
    lowest ??= from;
    // A type that only a commercial package has states the plan itself, so its members do not.
    const added = from === lowest ? undefined : planOfName(from.name);
    for (const { symbol } of members) {
      if (plans.has(symbol.name)) continue;
      // A package may augment a type of a lower plan's package. In a program with both packages, the type has these
      // members.
      plans.set(symbol.name, higher(added, declaredPlan(symbol)));
    }
  }
  return (member) => (plans.has(member.name) ? plans.get(member.name) : declaredPlan(member));
}

function suffixOf(packageName: string): string {
  const plan = planOfName(packageName);
  return plan === undefined ? '' : `${plan.charAt(0).toUpperCase()}${plan.slice(1)}`;
}

function rank(plan: Plan | undefined): number {
  return plan === undefined ? 0 : plan === 'pro' ? 1 : 2;
}

function higher(a: Plan | undefined, b: Plan | undefined): Plan | undefined {
  return rank(a) >= rank(b) ? a : b;
}
