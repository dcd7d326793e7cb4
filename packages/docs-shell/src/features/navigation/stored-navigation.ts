/** What the reader opened and closed in a product's navigation, by group, and how far it was scrolled. */
export interface NavigationState {
  readonly groups: Readonly<Record<string, boolean>>;
  readonly scrollTop: number;
}

const nothing: NavigationState = { groups: {}, scrollTop: 0 };

/** Reads a stored state; whatever cannot be read counts as nothing. */
export function parseNavigationState(text: string | null): NavigationState {
  try {
    const value: unknown = JSON.parse(text ?? '');
    if (typeof value !== 'object' || value === null) {
      return nothing;
    }
    const groups = 'groups' in value && value.groups instanceof Object ? value.groups : {};
    const scrollTop = 'scrollTop' in value ? Number(value.scrollTop) : 0;
    return {
      groups: Object.fromEntries(
        Object.entries(groups).filter((entry): entry is [string, boolean] => {
          return typeof entry[1] === 'boolean';
        }),
      ),
      scrollTop: Number.isFinite(scrollTop) ? scrollTop : 0,
    };
  } catch {
    return nothing;
  }
}

/** Reads a state behind the name of its tab; one of another tab is none. */
export function parseTabNavigationState(
  text: string | null,
  tab: string,
): NavigationState | undefined {
  return text?.startsWith(tab) ? parseNavigationState(text.slice(tab.length)) : undefined;
}

/** Whether a group is open: the reader's choice, but the way to the current page is never closed (SPEC NAV-3). */
export function isGroupOpen(
  state: NavigationState,
  group: { readonly key: string; readonly leadsToCurrent: boolean },
): boolean {
  const chosen = Object.hasOwn(state.groups, group.key) && state.groups[group.key] === true;
  return group.leadsToCurrent || chosen;
}
