import {
  codeVariantAttribute,
  codeVariantCookie,
  codeVariantStorageKey,
  parseCodeVariant,
  type CodeVariant,
} from '../../theme/code-variant';
import { getCookie } from '../../theme/get-cookie';
import { followStorage } from '../../client/follow-storage';
import { createSafeStorage } from '../../client/safe-storage';
import { shownVariant } from './shown-variant.client';

const yearInSeconds = 31_536_000;

/** Serves the choice of language: for all demos of the page at once, all products and all tabs (SPEC CT-4). */
export function serveCodeVariant(): void {
  const storage = createSafeStorage(() => localStorage);
  const root = document.documentElement;
  const buttons = document.querySelectorAll<HTMLElement>('button[data-variant]');
  // Where no cookie is kept, the choice holds as long as the page.
  let unsaved: CodeVariant | undefined;

  const showPressed = () => {
    for (const button of buttons) {
      const isPressed = button.dataset['variant'] === shownVariant(button);
      button.setAttribute('aria-pressed', String(isPressed));
    }
  };
  const apply = () => {
    root.setAttribute(
      codeVariantAttribute,
      unsaved ?? parseCodeVariant(getCookie(codeVariantCookie)),
    );
    showPressed();
  };
  const choose = (variant: CodeVariant) => {
    unsaved = writeCookie(variant) ? undefined : variant;
    storage.set(codeVariantStorageKey, variant);
    // A choice counts for more than the address by which a demo was opened.
    for (const demo of document.querySelectorAll(`[data-demo][${codeVariantAttribute}]`)) {
      demo.removeAttribute(codeVariantAttribute);
    }
    apply();
  };

  for (const button of buttons) {
    button.addEventListener('click', () => choose(parseCodeVariant(button.dataset['variant'])));
  }
  addEventListener('hashchange', showPressed);
  followStorage([codeVariantStorageKey], apply);
  apply();
}

function writeCookie(variant: CodeVariant): boolean {
  const secure = location.protocol === 'https:' ? ';secure' : '';
  document.cookie = `${codeVariantCookie}=${variant};path=/;max-age=${yearInSeconds};samesite=lax${secure}`;
  return getCookie(codeVariantCookie) === variant;
}
