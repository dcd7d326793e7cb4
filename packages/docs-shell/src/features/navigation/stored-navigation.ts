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
    if (!(value instanceof Object)) {
      return emptyState;
    }
    const groups = 'groups' in value && value.groups instanceof Object ? value.groups : {};
    return {
      groups: Object.fromEntries(
        Object.entries(groups).filter((entry): entry is [string, boolean] => {
          return typeof entry[1] === 'boolean';
        }),
      ),
      scrollTop: ('scrollTop' in value && Number(value.scrollTop)) || 0,
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

/**
 * Returns whether a group is open: by the reader's choice, or because it leads to the current page.
 *
 * @param key titles down to the group
 */
export function isGroupOpen(state: NavigationState, key: string, leadsToCurrent: boolean): boolean {
  return leadsToCurrent || state.groups[key] === true;
}
