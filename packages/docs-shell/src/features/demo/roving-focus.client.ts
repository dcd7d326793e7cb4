import { nextFocus } from '../../client/next-focus';
import { alongLine } from './along-line';

/** Makes each toolbar one stop of the Tab key; arrow keys, Home and End move inside it. */
export function serveToolbars(): void {
  for (const toolbar of document.querySelectorAll<HTMLElement>('[role="toolbar"]')) {
    serveToolbar(toolbar);
  }
}

function serveToolbar(toolbar: HTMLElement): void {
  const listTools = () => [...toolbar.querySelectorAll<HTMLElement>('button, a[href], summary')];

  const setStop = (stop: HTMLElement | undefined) => {
    for (const tool of listTools()) {
      tool.tabIndex = tool === stop ? 0 : -1;
    }
  };

  setStop(listTools()[0]);
  toolbar.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement) {
      setStop(target);
    }
  });
  toolbar.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) {
      return;
    }
    const tools = listTools();
    const index = tools.findIndex((tool) => tool === document.activeElement);
    const isRtl = document.documentElement.dir === 'rtl';
    const next = nextFocus(alongLine(event.key, isRtl), index, tools.length);
    if (next !== undefined) {
      event.preventDefault();
      tools[next]?.focus();
    }
  });
}
