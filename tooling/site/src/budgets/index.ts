export { budgetNames } from './budgets';
export type { Budget, BudgetName, Budgets } from './budgets';
export { loadBudgets } from './parse-budgets';
