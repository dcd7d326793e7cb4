import { fetchJson } from '../../../client/fetch-json';
import { followStorage } from '../../../client/follow-storage';
import { createSafeStorage } from '../../../client/safe-storage';
import { readStatusMessage, announceFailure } from '../../../client/status-message';
import { loadFailedMessageAttribute } from '../../../client/contract';
import { isRecord } from '../../../lib/is-record';
import { parseStyleVariant, type StyleVariant } from '../../../theme/style-variant';
import {
  styleVariantAttribute,
  styleVariantStorageKey,
} from '../../../theme/style-variant-setting';
import { demoAttribute, sandboxUrlAttribute } from '../contract';
import {
  styleChangedEvent,
  styleChoiceAttribute,
  styleChoiceClass,
  type StyledCode,
  styledCodeClass,
  styleSourceAttribute,
} from './contract';

/** The reader waits for the code: after this time the request fails. */
const timeoutMs = 10_000;

/**
 * Makes the buttons work that choose a style variant: for the code of all demos of the page, all products and all tabs.
 * The code of another variant than plain CSS is loaded when the reader chooses it, or has chosen it before.
 */
export function enableStyleChoices(): void {
  const storage = createSafeStorage(() => localStorage);
  // The choice, where the browser stores nothing. It lasts until the page is left.
  let unsaved: StyleVariant | undefined;
  const demos = [...document.querySelectorAll(`.${styleChoiceClass}`)].flatMap((choice) => {
    const demo = choice.closest<HTMLElement>(`[${demoAttribute}]`);
    return demo ? [{ choice, show: createStyledDemo(demo) }] : [];
  });
  const apply = () => {
    const variant = unsaved ?? parseStyleVariant(storage.get(styleVariantStorageKey));
    document.documentElement.setAttribute(styleVariantAttribute, variant);
    for (const { show } of demos) void show(variant);
  };
  for (const { choice } of demos) {
    choice.addEventListener('click', ({ target }) => {
      const button =
        target instanceof Element && target.closest<HTMLElement>(`[${styleChoiceAttribute}]`);
      if (!button) return;
      const variant = parseStyleVariant(button.getAttribute(styleChoiceAttribute));
      unsaved = storage.set(styleVariantStorageKey, variant) ? undefined : variant;
      apply();
    });
  }
  followStorage([styleVariantStorageKey], apply);
  apply();
}

/** Returns the function that shows the code of a demo in a style variant, or in plain CSS if it does not have that. */
function createStyledDemo(demo: HTMLElement): (variant: StyleVariant) => Promise<void> {
  const box = demo.querySelector(`.${styledCodeClass}`);
  const buttons = [...demo.querySelectorAll<HTMLElement>(`[${styleChoiceAttribute}]`)];
  const ownUrl = demo.getAttribute(sandboxUrlAttribute);
  const loaded = new Map<StyleVariant, StyledCode>([
    ['css', { html: box?.innerHTML ?? '', ...(ownUrl !== null && { sandboxUrl: ownUrl }) }],
  ]);
  let shown: StyleVariant = 'css';
  let wanted: StyleVariant | undefined;

  const load = async (variant: StyleVariant): Promise<StyledCode | undefined> => {
    const link = demo.querySelector<HTMLAnchorElement>(`[${styleSourceAttribute}="${variant}"]`);
    const known = loaded.get(link ? variant : 'css');
    if (known || !link) return known;
    const answer = await fetchJson(link.href.replace(/\.txt$/, '.json'), { timeoutMs });
    const code = answer.kind === 'found' ? parseStyledCode(answer.value) : undefined;
    if (code) loaded.set(variant, code);
    return code;
  };
  const markShown = () => {
    demo.setAttribute(styleVariantAttribute, shown);
    for (const button of buttons) {
      const isPressed = button.getAttribute(styleChoiceAttribute) === shown;
      button.setAttribute('aria-pressed', String(isPressed));
    }
  };

  return async (variant) => {
    if (variant === wanted) return;
    wanted = variant;
    const button = buttons.find(
      (candidate) => candidate.getAttribute(styleChoiceAttribute) === variant,
    );
    if (button) button.ariaBusy = 'true';
    const code = await load(variant);
    if (button) button.ariaBusy = null;
    // The reader may have chosen another variant meanwhile.
    if (wanted !== variant) return;
    if (!code) {
      // The next choice tries again.
      wanted = undefined;
      announceFailure(readStatusMessage(loadFailedMessageAttribute));
    } else if (box && shown !== (button ? variant : 'css')) {
      shown = button ? variant : 'css';
      box.innerHTML = code.html;
      if (code.sandboxUrl !== undefined) demo.setAttribute(sandboxUrlAttribute, code.sandboxUrl);
      markShown();
      demo.dispatchEvent(new Event(styleChangedEvent, { bubbles: true }));
    }
    markShown();
  };
}

/** Checks fetched JSON. Returns nothing if it is not what `docs-build` writes. */
function parseStyledCode(value: unknown): StyledCode | undefined {
  if (!isRecord(value) || typeof value['html'] !== 'string') return undefined;
  const { html, sandboxUrl } = value;
  return { html, ...(typeof sandboxUrl === 'string' && { sandboxUrl }) };
}
