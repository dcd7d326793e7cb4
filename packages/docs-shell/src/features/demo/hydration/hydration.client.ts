import { onDemand } from '../../../client/on-demand';
import { demoListId } from '../contract';
import { onDemoIntent } from './on-demo-intent.client';

/** Loads what hydrates demos, on pages that have demos. Without it they keep their static HTML. */
export function initHydration(): void {
  if (document.getElementById(demoListId)) {
    const code = onDemand(() => import('./hydration.lazy.client'));
    onDemoIntent((early) => void code.preload().then((module) => module?.hydrateDemos(early)));
  }
}
