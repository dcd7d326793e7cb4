import { loadOnFocus, onDemand } from '../../client/on-demand';
import { listNumberAttribute, listsUrlAttribute } from './contract';

/**
 * Adds the entries of closed groups to a large navigation when the reader opens them. They load when the reader turns to
 * the navigation, or at once if the reader opened a group on an earlier page.
 */
export function initNavigationLists(): void {
  const navigation = document.querySelector<HTMLElement>(`[${listsUrlAttribute}]`);
  if (!navigation) {
    return;
  }
  const lists = onDemand(() =>
    import('./navigation-lists.lazy.client').then(({ loadLists }) => loadLists(navigation)),
  );
  const openLists = `[open]>[${listNumberAttribute}]`;
  const show = (event?: Event) => {
    if (navigation.querySelector(openLists)) {
      void lists.use(navigation).then((add) => add?.(openLists, !event));
    }
  };
  loadOnFocus(navigation, lists);
  navigation.addEventListener('toggle', show, { capture: true });
  show();
}
