import { afterFirstPaint } from '../../../client/after-first-paint';
import { scriptFailedEvent } from '../../../client/stale-chunk-reload';
import { keepEarlyInput } from './early-input.client';
import { parseIslandList } from './island-list';
import { loadIsland } from './load-island.client';
import { resetDemoEvent } from './reset-demo-event';

/** Brings each demo to life when it comes near the viewport or is touched (SPEC CT-4). */
export function mountIslands(): void {
  const text = document.getElementById('docs-islands')?.textContent;
  const list = text ? parseIslandList(text) : undefined;
  if (!list) {
    return;
  }
  const painted = new Promise<void>(afterFirstPaint);
  const islands = new Map(list.islands.map((island) => [island.name, island]));
  for (const frame of document.querySelectorAll<HTMLElement>('[data-demo]')) {
    const island = islands.get(frame.dataset['demo'] ?? '');
    const stage = frame.querySelector('[data-island-root]');
    if (island && stage) {
      onceWanted(painted, frame, stage, () =>
        mount(frame, stage, () => loadIsland(stage, island, list.runtime)),
      );
    }
  }
}

/** Calls back at the first of: near the viewport once the page is painted, under the pointer, focused. */
function onceWanted(
  painted: Promise<void>,
  frame: Element,
  stage: Element,
  callback: () => void,
): void {
  const wanted = new AbortController();
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) {
        start();
      }
    },
    { rootMargin: '200px' },
  );
  const start = () => {
    observer.disconnect();
    wanted.abort();
    callback();
  };
  void painted.then(() => {
    if (!wanted.signal.aborted) {
      observer.observe(frame);
    }
  });
  for (const event of ['pointerover', 'focusin']) {
    stage.addEventListener(event, start, { signal: wanted.signal });
  }
}

/** What does not arrive or does not start leaves the static demo as it is; a script that is gone is dealt with. */
function mount(frame: Element, stage: Element, load: () => Promise<() => void>): void {
  const input = keepEarlyInput(stage);
  load()
    .then((reset) => {
      frame.addEventListener(resetDemoEvent, reset);
      return whenHydrated(frame);
    })
    .then(input.replay, (error: unknown) => {
      input.forget();
      document.dispatchEvent(new CustomEvent(scriptFailedEvent, { detail: error }));
    });
}

/** The runtime sets `data-hydrated` on the demo's frame when React has taken over. */
function whenHydrated(frame: Element): Promise<void> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(check);
    function check() {
      if (frame.hasAttribute('data-hydrated')) {
        observer.disconnect();
        resolve();
      }
    }
    observer.observe(frame, { attributeFilter: ['data-hydrated'] });
    check();
  });
}
