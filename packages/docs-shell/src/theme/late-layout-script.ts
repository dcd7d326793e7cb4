import { lateLayoutAttribute } from './late-layout';

/**
 * The inline script of API pages with many rows: lets the browser assume the heights of what is far below the window until the
 * reader comes near or jumps (`features/api-reference/late-layout.lazy.client.ts`). Nothing is assumed where a position depends
 * on these heights: after a reload or a step through the history, and from when the URL names an element. The Navigation API
 * tells the script before the page scrolls to the element. Browsers without it lay out everything at once.
 *
 * It is a constant, so the Content-Security-Policy can list its hash.
 */
export const lateLayoutScript =
  `(function(r){try{if(performance.getEntriesByType("navigation")[0].type=="navigate"&&!location.hash){` +
  `navigation.addEventListener("navigate",function(e){e.hashChange&&r.removeAttribute("${lateLayoutAttribute}")});` +
  `r.setAttribute("${lateLayoutAttribute}","")}}catch(e){}})(document.documentElement)`;
