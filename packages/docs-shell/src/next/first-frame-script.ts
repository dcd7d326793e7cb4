import {
  drawerHeadClass,
  navigationFilterClass,
  navigationProductAttribute,
  navigationStoragePrefix,
  restoredAttribute,
  sideNavigationClass,
} from '../features/navigation/contract';
import { colorModeAttribute } from '../features/preferences/contract';
import { searchButtonClass } from '../features/search/contract';
import { modeStorageKey } from '../theme/color-mode';
import { bootCheckScript } from './boot-check-script';

/**
 * The second inline script of every page. Just before the first frame it checks the stored color mode, restores the side
 * navigation, and shows the search key of Apple devices, so that `boot` can load after the first paint without a visible
 * change. The script is in the head and waits for the frame, so the parser does not wait for stylesheets. It repeats
 * `initColorMode` and `initNavigationState` in a compact form; `first-frame-script.browser.test.tsx` compares the results.
 * It is a constant, so the Content-Security-Policy can list its hash.
 *
 * A prerendered page has no frames until the reader sees it, so `boot` does all of this there.
 */
export const firstFrameScript =
  bootCheckScript +
  `document.prerendering||requestAnimationFrame(function f(){var d=document,m,s,n,p,t,a,b,c,k;` +
  // Color mode and search key.
  `try{m=localStorage.getItem("${modeStorageKey}")}catch(e){}` +
  `d.querySelectorAll("[${colorModeAttribute}] input").forEach(function(r){r.checked=r.value==(m=="light"||m=="dark"?m:"system")});` +
  `k=d.querySelector(".${searchButtonClass} kbd");` +
  `if(k&&/Mac|iP/.test(navigator.platform))k.textContent="\u2318 K";` +
  // Open groups of the navigation.
  `n=d.querySelector(".${sideNavigationClass}");p=n&&n.parentElement;` +
  // The parser has not reached the end of the navigation: not all browsers hold the frame back until then.
  `if(d.readyState=="loading"&&!(p&&p.nextSibling))return requestAnimationFrame(f);if(!n)return;` +
  `try{s=JSON.parse(sessionStorage.getItem("${navigationStoragePrefix}"+n.getAttribute("${navigationProductAttribute}")))}catch(e){}` +
  `s=s||{};` +
  `function g(e){var o=e.parentElement.closest("details"),u=e.querySelector("summary");return(o?g(o)+"/":"")+(u.ariaLabel||u.textContent)}` +
  `c=n.querySelector("[aria-current=page]");` +
  `n.querySelectorAll("details").forEach(function(e){e.open=e.parentElement.contains(c)||(s.groups||{})[g(e)]===true});` +
  `n.setAttribute("${restoredAttribute}","");` +
  // Scroll position, with the current entry in view. A closed drawer has none.
  `if(!p.clientHeight)return;p.scrollTop=s.scrollTop||0;if(!c)return;` +
  `a=p.getBoundingClientRect();t=a.top;` +
  `p.querySelectorAll(".${drawerHeadClass},.${navigationFilterClass}").forEach(function(e){t+=e.getBoundingClientRect().height});` +
  `b=c.getBoundingClientRect();` +
  `if(b.top<t||b.bottom>a.bottom)p.scrollTop=Math.max(0,p.scrollTop+b.top-t-(a.bottom-t-b.height)/2)})`;
