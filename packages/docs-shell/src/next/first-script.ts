import { lateLayoutAttribute } from '../features/api-reference/contract';
import { colorSchemes, createInitScript, fontLinkSelector, fontStorageKey } from '../theme';

/**
 * The first inline script of every document: sets color scheme, direction and density, and adds Roboto if an earlier page
 * has loaded it (`client/load-font.ts`). The first page of a visit keeps its fallback, so its first frame waits for no
 * font and no text moves later. Its link does not match its media and preloads nothing.
 *
 * It also lets browsers assume the heights of what is far below the window. They must not where a position depends on these
 * heights: if the page is loaded again or reached through the history, or if the URL names an element, now or later.
 *
 * It is a constant, so the Content-Security-Policy can list its hash.
 */
export const firstScript = createInitScript(
  colorSchemes,
  `try{d=localStorage.getItem("${fontStorageKey}")&&document.querySelector("${fontLinkSelector}");d.media="all";` +
    `document.fonts.add(new FontFace("Roboto","url("+d.href+")",{weight:"300 700",display:"swap"}))}catch(e){}` +
    `try{if(performance.getEntriesByType("navigation")[0].type=="navigate"&&!location.hash){` +
    `navigation.addEventListener("navigate",function(e){e.hashChange&&document.documentElement.removeAttribute("${lateLayoutAttribute}")});` +
    `s("${lateLayoutAttribute}","")}}catch(e){}`,
);
