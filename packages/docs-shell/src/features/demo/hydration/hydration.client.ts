import { onDemand } from '../../../client/on-demand';
import { demoListId } from '../contract';

/** Loads what hydrates demos, on pages that have demos. Without it they keep their static HTML. */
export function initHydration(): void {
  if (document.getElementById(demoListId)) {
    const code = onDemand(() => import('./hydration.lazy.client'));
    void code.preload().then((module) => module?.hydrateDemos());
  }
}
