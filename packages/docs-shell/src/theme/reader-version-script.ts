import {
  apiOfAttribute,
  notInVariable,
  readerVersionsKey,
  readsClass,
  readsOfAttribute,
  readsVariable,
  sinceAttribute,
} from './reader-version';

/**
 * The inline script of API pages: a stylesheet that marks rows that are newer than the version that the reader uses. It
 * runs before the rows are parsed, so nothing changes after the first paint. Selectors compare encoded versions digit by
 * digit. It repeats `writeReaderStyles` in a compact form; `reader-version-script.test.ts` compares the results.
 *
 * It is a constant, so the Content-Security-Policy can list its hash.
 */
export const readerVersionScript =
  `(function(){try{var v=JSON.parse(localStorage.getItem("${readerVersionsKey}")),t="",p,a,c,i,n,s,q;` +
  `for(p in v){if(!/^\\d[\\w.-]*$/.test(v[p]))continue;a=v[p].match(/\\d+/g);` +
  `c=[a[0],a[1]||99,a[3]||a[2]||99].map(function(x){return(x+"").padStart(2,0)}).join("");s=[];` +
  `for(i=0;i<6;i++)for(n=+c[i]+1;n<10;n++)s.push('[${sinceAttribute}^="'+c.slice(0,i)+n+'"]');` +
  `q='[${apiOfAttribute}="'+p+'"]';` +
  `t+=q+'{${readsVariable}:"'+v[p]+'"}'+q+" .${readsClass}{display:block}";` +
  `if(s.length)t+=q+" :is("+s+'){${notInVariable}:" not in '+v[p]+'"}'}` +
  `if(t){s=new CSSStyleSheet;s.replaceSync(t);document.adoptedStyleSheets=[s]}}catch(e){}})()`;

/**
 * The inline script behind the label in the header: shows the version that the reader uses. It runs while the header is
 * parsed, so nothing moves after the first paint. It repeats `showReaderVersion` in a compact form.
 *
 * It is a constant, so the Content-Security-Policy can list its hash.
 */
export const readsLabelScript =
  `(function(l,v){try{v=JSON.parse(localStorage.getItem("${readerVersionsKey}"))[l.getAttribute("${readsOfAttribute}")];` +
  `if(/^\\d[\\w.-]*$/.test(v)){l.lastChild.textContent=v;l.hidden=false}}catch(e){}})(document.currentScript.previousElementSibling)`;
