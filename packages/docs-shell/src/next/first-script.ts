import { colorSchemes } from '../theme/color-schemes';
import { createInitScript } from '../theme/create-init-script';
import { fontLinkSelector, fontStorageKey } from '../theme/font';

/**
 * The first inline script of every document: sets color scheme, direction and density, and adds Roboto if an earlier page
 * has loaded it (`client/load-font.ts`). The first page of a visit keeps its fallback, so its first frame waits for no
 * font and no text moves later. Its link does not match its media and preloads nothing.
 *
 * It is a constant, so the Content-Security-Policy can list its hash.
 */
export const firstScript = createInitScript(
  colorSchemes,
  `try{d=localStorage.getItem("${fontStorageKey}")&&document.querySelector("${fontLinkSelector}");d.media="all";` +
    `document.fonts.add(new FontFace("Roboto","url("+d.href+")",{weight:"300 700",display:"swap"}))}catch(e){}`,
);
