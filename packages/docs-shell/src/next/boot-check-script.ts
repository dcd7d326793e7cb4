import {
  bootRanProperty,
  contentClass,
  loadFailedMessageAttribute,
  noticeClass,
  statusId,
} from '../client/contract';

/**
 * Part of the second inline script. `boot` is a deferred module, so it has run or failed when the document is complete, and
 * all stylesheets before it have loaded. If it failed, the rules for browsers without JavaScript apply, which hide what
 * cannot respond, and the live region becomes a notice above the content. Only media queries that contain
 * `(scripting: none)` literally are changed.
 *
 * `boot` can fail because its request or that of a module which it imports fails, is blocked or has an error status, because a
 * proxy answers with HTML, or because the browser does not know its syntax. `load` would wait for pictures too.
 */
export const bootCheckScript =
  `addEventListener("DOMContentLoaded",function(){var d=document,s=d.getElementById("${statusId}"),m;` +
  `function r(o){try{if(m=o.media)m.mediaText=m.mediaText.replace("(scripting: none)","all");` +
  `[].forEach.call(o.cssRules||o,r)}catch(e){}}` +
  `if(!s||window.${bootRanProperty})return;r(d.styleSheets);` +
  `s.className="${noticeClass}";s.textContent=s.getAttribute("${loadFailedMessageAttribute}");` +
  `d.querySelector(".${contentClass}").prepend(s)});`;
