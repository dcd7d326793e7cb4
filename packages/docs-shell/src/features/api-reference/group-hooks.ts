import type { Messages } from '../../i18n';
import type { ApiHookView } from './types';

interface HookGroup {
  /** None for those that come first. */
  readonly title?: string;
  readonly rows: readonly ApiHookView[];
}

/** What a component has of its own, then the states that all share, then what should not be used any more. */
export function groupHooks(rows: readonly ApiHookView[], t: Messages): HookGroup[] {
  const isOld = ({ deprecation }: ApiHookView) => deprecation !== undefined;
  const isShared = ({ isGlobalState = false }: ApiHookView) => isGlobalState;
  const groups: HookGroup[] = [
    { rows: rows.filter((row) => !isOld(row) && !isShared(row)) },
    { title: t.apiGlobalState, rows: rows.filter((row) => !isOld(row) && isShared(row)) },
    { title: t.apiDeprecated, rows: rows.filter(isOld) },
  ];
  return groups.filter((group) => group.rows.length > 0);
}
