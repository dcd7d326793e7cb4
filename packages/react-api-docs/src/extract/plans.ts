import type ts from 'typescript';
import { findExport } from '../exports/find-export';
import type { InstalledPackage } from '../program/resolve-package';
import { collectProps } from './collect-props';
import { collectMembers, type Member } from './collect-members';
import type { Extraction } from './extraction';
import { packageOf } from './package-of';

/** A commercial plan. What belongs to none is free. */
export type Plan = 'pro' | 'premium';

/** Tells the plan that a member needs; undefined for a free one. */
export type PlanFinder = (member: ts.Symbol) => Plan | undefined;

/** Commercial packages carry their plan in their name. */
export function planOfName(packageName: string): Plan | undefined {
  const [, plan] = /-(pro|premium)$/.exec(packageName) ?? [];
  return plan as Plan | undefined;
}

/** The lowest plan of the packages that declare a symbol: one that a higher plan declares again needs no more. */
export function declaredPlan({ declarations = [] }: ts.Symbol): Plan | undefined {
  const plans = declarations.map((node) =>
    planOfName(packageOf(node.getSourceFile().fileName) ?? ''),
  );
  return plans.toSorted((a, b) => rank(a) - rank(b))[0];
}

/**
 * The plan of a component's prop: that of the first package whose own version of the component takes it (`DataGrid`,
 * `DataGridPro`, `DataGridPremium`).
 */
export function createPropPlans(name: string, extraction: Extraction): PlanFinder {
  const { checker } = extraction;
  const bare = name.replace(/(Pro|Premium)$/, '');
  return createPlans(extraction, (module, { name: packageName }) => {
    const component = findExport(bare + suffixOf(packageName), module, checker);
    return component ? collectProps(checker.getTypeOfSymbol(component), checker) : [];
  });
}

/** The plan of a type's member: that of the first package whose type of this name has it. */
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
    // What a package brings as a whole carries its plan itself.
    const added = from === lowest ? undefined : planOfName(from.name);
    for (const { symbol } of members) {
      if (plans.has(symbol.name)) continue;
      // A package may add members to a type of the one below it, which then has them in every program that knows both.
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
