import { nextFocus } from '../../../client/next-focus';
import { toolbarClass } from '../contract';

/**
 * Makes the toolbar of each demo one tab stop; arrow keys, Home and End move inside it. Toolbars that a demo renders
 * have their own keyboard navigation.
 */
export function enableRovingFocus(): void {
  for (const toolbar of document.querySelectorAll<HTMLElement>(`.${toolbarClass}`)) {
    enableRovingFocusIn(toolbar);
  }
}

function enableRovingFocusIn(toolbar: HTMLElement): void {
  const listControls = () => [...toolbar.querySelectorAll<HTMLElement>('button, a[href], summary')];

  const setTabStop = (stop: HTMLElement | undefined) => {
    for (const control of listControls()) {
      control.tabIndex = control === stop ? 0 : -1;
    }
  };

  // The reader may be in the toolbar already: its code loads when the focus moves into the demo.
  const first = listControls();
  setTabStop(first.find((control) => control === document.activeElement) ?? first[0]);
  toolbar.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement) {
      setTabStop(target);
    }
  });
  toolbar.onkeydown = (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) {
      return;
    }
    const controls = listControls();
    const index = controls.findIndex((control) => control === document.activeElement);
    const isRtl = document.documentElement.dir === 'rtl';
    const next = nextFocus(toListKey(event.key, isRtl), index, controls.length);
    if (next !== undefined) {
      event.preventDefault();
      controls[next]?.focus();
    }
  };
}

const listKeysLtr: Readonly<Record<string, string>> = {
  ArrowRight: 'ArrowDown',
  ArrowLeft: 'ArrowUp',
};
const listKeysRtl: Readonly<Record<string, string>> = {
  ArrowRight: 'ArrowUp',
  ArrowLeft: 'ArrowDown',
};

/** Maps a key of a horizontal toolbar to the key of a vertical list, for `nextFocus`. Up and down map to nothing. */
export function toListKey(key: string, isRtl: boolean): string {
  const listKeys = isRtl ? listKeysRtl : listKeysLtr;
  return key === 'ArrowUp' || key === 'ArrowDown' ? '' : (listKeys[key] ?? key);
}
