/** The groups that the reader opened and closed in the navigation of a product, and its scroll position in pixels. */
export interface NavigationState {
  readonly groups: Readonly<Record<string, boolean>>;
  readonly scrollTop: number;
}

const emptyState: NavigationState = { groups: {}, scrollTop: 0 };

/** Parses a stored state; invalid parts are ignored. */
export function parseNavigationState(text: string | null): NavigationState {
  try {
    const value: unknown = JSON.parse(text ?? '');
    if (typeof value !== 'object' || value === null) {
      return emptyState;
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
    return emptyState;
  }
}

/** Parses a state after the name of its tab; returns `undefined` for the state of another tab. */
export function parseTabNavigationState(
  text: string | null,
  tab: string,
): NavigationState | undefined {
  return text?.startsWith(tab) ? parseNavigationState(text.slice(tab.length)) : undefined;
}

/** Returns whether a group is open: by the reader's choice, or because it leads to the current page. */
export function isGroupOpen(
  state: NavigationState,
  group: { readonly key: string; readonly leadsToCurrent: boolean },
): boolean {
  const chosen = Object.hasOwn(state.groups, group.key) && state.groups[group.key] === true;
  return group.leadsToCurrent || chosen;
}
