import { createNotice } from '../../../client/notice';
import { loadOnClick, onDemand } from '../../../client/on-demand';
import { listPageSettings } from '../../../client/page-settings';
import { runEach } from '../../../client/run-each';
import { announce } from '../../../client/status-message';
import { emitEvent } from '../../analytics/emit-event.client';
import {
  copiedAttribute,
  copyLinkAttribute,
  demoAttribute,
  demoIframeClass,
  resetDemoAttribute,
  resetDemoEvent,
  type SandboxAction,
  sandboxActionAttribute,
  variantAttribute,
} from '../contract';
import { parseControlsHash } from '../controls/parse-controls-hash';
import { getShownCodeVariant } from '../shown-code-variant.client';
import { styleChoiceClass } from '../styles/contract';
import { dropStyleChoice } from '../styles/drop-style-choice.client';
import {
  codeVariantAttribute,
  codeVariantCookie,
  codeVariantStorageKey,
  parseCodeVariant,
  type CodeVariant,
} from '../../../theme/code-variant';
import { getCookie } from '../../../theme/get-cookie';
import { followStorage } from '../../../client/follow-storage';
import { createSafeStorage } from '../../../client/safe-storage';
import { enableRovingFocus } from './roving-focus.client';

/** Called a second time, each of these replaces its own handlers. */
const features = [
  enableCodeVariantToggles,
  enableRovingFocus,
  enableResetButtons,
  enableCopyLinkButtons,
  syncDemoIframes,
];

/** Makes the toolbars of all demos work. `load-toolbars.client.ts` says when it is loaded. */
export function enableDemoToolbars(): void {
  runEach([...features, enableSandboxButtons, enableStyleChoices]);
}

/** Makes the toolbars of demos work that were added to the page after that. They must have no choice of styles. */
export function enableAddedToolbars(): void {
  runEach(features);
}

/** Loads what makes the choices of styles work on pages with demos that have one. A failed click tries again. */
function enableStyleChoices(): void {
  if (!document.querySelector(`.${styleChoiceClass}`)) return;
  const code = onDemand(() =>
    import('../styles/style-choice.lazy.client').then((module) => module.enableStyleChoices()),
  );
  void code.preload().then(() => {
    if (!code.isLoaded()) dropStyleChoice();
  });
  loadOnClick(document, `.${styleChoiceClass} button`, code);
}

function enableResetButtons(): void {
  for (const button of document.querySelectorAll<HTMLElement>(`[${resetDemoAttribute}]`)) {
    button.onclick = () => {
      const demo = button.closest(`[${demoAttribute}]`);
      demo?.dispatchEvent(new Event(resetDemoEvent));
      demo
        ?.querySelector<HTMLIFrameElement>(`.${demoIframeClass}`)
        ?.contentWindow?.location.reload();
      announce(button.getAttribute(resetDemoAttribute) ?? '');
    };
  }
}

/**
 * Edit, props, StackBlitz and CodeSandbox. Their code is loaded when the first of them is clicked, or when the address
 * has chosen props.
 */
function enableSandboxButtons(): void {
  const code = onDemand(() =>
    import('./sandbox-actions.lazy.client').then((module) => module.createSandboxActions()),
  );
  const run = (button: HTMLElement) => void code.use(button).then((act) => act?.(button));
  document.addEventListener('click', ({ target }) => {
    const button =
      target instanceof Element && target.closest<HTMLElement>(`[${sandboxActionAttribute}]`);
    if (button) run(button);
  });
  const openLinkedControls = () => {
    const name = parseControlsHash(location.hash)?.name;
    const demo = name === undefined ? null : document.getElementById(`demo-${name}`);
    demo?.scrollIntoView();
    const closed = demo?.querySelector<HTMLElement>(
      `[${sandboxActionAttribute}="${'controls' satisfies SandboxAction}"]:not([aria-expanded="true"])`,
    );
    if (closed) run(closed);
  };
  openLinkedControls();
  addEventListener('hashchange', openLinkedControls);
}

/** How long the button shows a check mark, as other copy buttons do. */
const copiedDurationMs = 1200;

/** Makes the buttons work that copy a link to a demo with its code in the variant that is shown. */
function enableCopyLinkButtons(): void {
  for (const button of document.querySelectorAll<HTMLElement>(`[${copyLinkAttribute}]`)) {
    const notice = createNotice((isShown) => button.toggleAttribute(copiedAttribute, isShown));
    const copy = async () => {
      try {
        await navigator.clipboard.writeText(createDemoUrl(button));
      } catch {
        return; // The browser denied access to the clipboard: nothing is announced.
      }
      announce(button.getAttribute(copyLinkAttribute) ?? '');
      notice.show(copiedDurationMs);
    };
    button.onclick = () => {
      void copy();
      const language = getShownCodeVariant(button) === 'JS' ? 'js' : 'ts';
      emitEvent('demo', { action: `copy-${language}-source-link`, label: getDemoName(button) });
    };
  }
}

function createDemoUrl(button: Element): string {
  const extension = getShownCodeVariant(button) === 'JS' ? 'jsx' : 'tsx';
  const url = new URL(location.href);
  url.search = '';
  url.hash = `${getDemoName(button)}.${extension}`;
  return url.href;
}

function getDemoName(button: Element): string {
  return button.closest(`[${demoAttribute}]`)?.getAttribute(demoAttribute) ?? '';
}

/**
 * Copies the page's settings to the iframes of demos. Their documents read settings from storage too; this also works
 * when the browser blocks storage.
 */
function syncDemoIframes(): void {
  const iframes = [...document.querySelectorAll<HTMLIFrameElement>(`.${demoIframeClass}`)];
  const copySettings = () => {
    for (const { contentDocument } of iframes) {
      for (const [name, value] of Object.entries(listPageSettings())) {
        setAttribute(contentDocument?.documentElement, name, value);
      }
    }
  };
  for (const iframe of iframes) {
    iframe.onload = copySettings;
  }
  if (iframes.length > 0) {
    new MutationObserver(copySettings).observe(document.documentElement, { attributes: true });
    copySettings();
  }
}

/** Writes changes only: observers also run when an attribute gets the value that it already has. */
function setAttribute(element: Element | undefined, name: string, value: string): void {
  if (element && element.getAttribute(name) !== value) {
    element.setAttribute(name, value);
  }
}

const yearInSeconds = 31_536_000;

/** Makes the toggles work that choose the code variant: for all demos of the page, all products and all tabs. */
function enableCodeVariantToggles(): void {
  const storage = createSafeStorage(() => localStorage);
  const root = document.documentElement;
  const buttons = document.querySelectorAll<HTMLElement>(`button[${variantAttribute}]`);
  // The choice, where the browser rejects cookies. It lasts until the page is left.
  let unsaved: CodeVariant | undefined;

  const updatePressed = () => {
    for (const button of buttons) {
      const isPressed = button.getAttribute(variantAttribute) === getShownCodeVariant(button);
      button.setAttribute('aria-pressed', String(isPressed));
    }
  };
  const apply = () => {
    root.setAttribute(
      codeVariantAttribute,
      unsaved ?? parseCodeVariant(getCookie(codeVariantCookie)),
    );
    updatePressed();
  };
  const choose = (variant: CodeVariant) => {
    unsaved = writeCookie(variant) ? undefined : variant;
    storage.set(codeVariantStorageKey, variant);
    // The choice overrides the variant of demos that were opened by the URL's hash.
    for (const demo of document.querySelectorAll(`[${demoAttribute}][${codeVariantAttribute}]`)) {
      demo.removeAttribute(codeVariantAttribute);
    }
    apply();
  };

  for (const button of buttons) {
    button.onclick = () => choose(parseCodeVariant(button.getAttribute(variantAttribute)));
  }
  addEventListener('hashchange', updatePressed);
  followStorage([codeVariantStorageKey], apply);
  apply();
}

/** @returns Whether the browser kept the cookie. */
function writeCookie(variant: CodeVariant): boolean {
  const secure = location.protocol === 'https:' ? ';secure' : '';
  try {
    document.cookie = `${codeVariantCookie}=${variant};path=/;max-age=${yearInSeconds};samesite=lax${secure}`;
  } catch {
    return false; // A sandboxed document has no cookies.
  }
  return getCookie(codeVariantCookie) === variant;
}
