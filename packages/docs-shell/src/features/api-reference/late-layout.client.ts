import { onDemand } from '../../client/on-demand';
import { onIdle } from '../../client/on-idle';
import { lateLayoutAttribute } from '../../theme/late-layout';

/** Watches for jumps of the reader where the browser assumes the heights of what is far below the window. */
export function initLateLayout(): void {
  if (document.documentElement.hasAttribute(lateLayoutAttribute)) {
    onIdle(
      onDemand(() =>
        import('./late-layout.lazy.client').then(({ layOutAfterJump }) => layOutAfterJump()),
      ).preload,
    );
  }
}
