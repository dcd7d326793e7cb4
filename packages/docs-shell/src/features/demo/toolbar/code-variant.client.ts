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
import { demoAttribute, variantAttribute } from '../contract';
import { getShownCodeVariant } from '../shown-code-variant.client';

const yearInSeconds = 31_536_000;

/** Makes the toggles work that choose the code variant: for all demos of the page, all products and all tabs. */
export function enableCodeVariantToggles(): void {
  const storage = createSafeStorage(() => localStorage);
  const root = document.documentElement;
  const buttons = document.querySelectorAll(`button[${variantAttribute}]`);
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
    button.addEventListener('click', () =>
      choose(parseCodeVariant(button.getAttribute(variantAttribute))),
    );
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
