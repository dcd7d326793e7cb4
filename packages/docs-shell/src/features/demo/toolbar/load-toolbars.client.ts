import { followStorage } from '../../../client/follow-storage';
import { createSafeStorage } from '../../../client/safe-storage';
import { codeVariantAttribute, codeVariantStorageKey } from '../../../theme/code-variant';
import {
  styleVariantAttribute,
  styleVariantStorageKey,
} from '../../../theme/style-variant-setting';
import { demoAttribute, demoIframeClass, toolbarClass, variantAttribute } from '../contract';
import { onDemoEvent } from '../hydration/demo-events.client';
import { styleChoiceClass } from '../styles/contract';
import { canHover } from './can-hover.client';
import { openDemoFromHash } from './open-demo-from-hash.client';
import { createToolbarLoader } from './toolbar-loader.client';

/**
 * Loads the code of the toolbars when the reader turns to a demo. It is loaded at once where the page would show or
 * announce something else without it: when the page is opened, its hash changes, or the reader's choices have changed.
 * It is also loaded at once where nothing can hover.
 */
export function loadToolbarsWhenNeeded(early: readonly Event[]): void {
  if (!has(`.${toolbarClass}`)) return;
  const load = createToolbarLoader(() =>
    import('./toolbar.lazy.client').then(({ enableDemoToolbars }) => enableDemoToolbars()),
  );
  const loadIf = (isNeeded: boolean) => {
    if (isNeeded) load();
  };

  loadIf(!canHover() || early.length > 0 || has(neededAtOnce) || hasChoices() || isDemoInHash());
  let isFirst = true;
  onDemoEvent(() => {
    loadIf(isFirst);
    isFirst = false;
  });
  // This listener comes before those of the toolbars: they show the variant that the hash sets.
  addEventListener('hashchange', () => {
    openDemoFromHash();
    loadIf(isDemoInHash());
  });
  followStorage([codeVariantStorageKey, styleVariantStorageKey], () => loadIf(hasChoices()));
}

/** A demo that the reader has turned to meanwhile; a demo in an iframe, which gets the page's settings from the code. */
const neededAtOnce = `[${demoAttribute}]:is(:hover, :focus-within), .${demoIframeClass}`;

const has = (selector: string) => document.querySelector(selector) !== null;

/** Returns whether the hash is one of `parseDemoHash` or `parseControlsHash`. That of a heading needs no code. */
const isDemoInHash = () => /^#[\w-]+\.([jt]sx|props)/.test(location.hash);

/** Returns whether the reader has chosen something else than the page's HTML has, and a toolbar offers the choice. */
const hasChoices = () =>
  isChosen(`button[${variantAttribute}]`, codeVariantStorageKey, codeVariantAttribute, 'TS') ||
  isChosen(`.${styleChoiceClass}`, styleVariantStorageKey, styleVariantAttribute, 'css');

/** The attribute of `<html>` is what the page shows. Another tab may have stored something else since. */
function isChosen(control: string, key: string, attribute: string, plain: string): boolean {
  const stored = createSafeStorage(() => localStorage).get(key);
  const shown = document.documentElement.getAttribute(attribute);
  return has(control) && [stored, shown].some((value) => value !== null && value !== plain);
}
