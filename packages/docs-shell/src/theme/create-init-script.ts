import { codeVariantAttribute, codeVariantCookie } from './code-variant';
import {
  colorSchemeAttribute,
  darkModeQuery,
  darkSchemeStorageKey,
  lightSchemeStorageKey,
  modeStorageKey,
} from './color-mode';
import type { ColorSchemes } from './color-schemes';
import {
  apiViewAttribute,
  apiViewStorageKey,
  densityAttribute,
  densityStorageKey,
  directionAttribute,
  directionStorageKey,
} from './display-settings';
import { styleVariantAttribute, styleVariantStorageKey } from './style-variant-setting';

const keys = [
  modeStorageKey,
  lightSchemeStorageKey,
  darkSchemeStorageKey,
  directionStorageKey,
  densityStorageKey,
  apiViewStorageKey,
  styleVariantStorageKey,
];

/**
 * Returns the source of the script that sets color scheme, direction, density, code variant, style variant and the view of API
 * pages before the first paint. It loads nothing, so it repeats `parseColorModeState`, `resolveColorScheme` and the parsers of
 * the settings in a compact form. `init-script.test.ts` compares the results.
 *
 * @param last JavaScript that runs after that, in the same function. It must not declare anything.
 * @returns JavaScript for an inline `<script>`. Equal schemes give equal text, so a policy can list its hash.
 */
export function createInitScript(schemes: ColorSchemes, last = ''): string {
  const names = JSON.stringify([schemes.light, schemes.dark]);
  return (
    `(function(){var n=${names},v=[],i=0,d,c;` +
    `function s(a,b){document.documentElement.setAttribute(a,b)}` +
    `try{c=/(^|; *)${codeVariantCookie}=JS(;|$)/.test(document.cookie);for(;i<7;i++)v[i]=localStorage.getItem(${JSON.stringify(keys)}[i])}catch(e){}` +
    `d=v[0]=="dark"||v[0]!="light"&&matchMedia("${darkModeQuery}").matches?1:0;` +
    `s("${colorSchemeAttribute}",n[d][Math.max(0,n[d].indexOf(v[d+1]))]);` +
    `s("${directionAttribute}",v[3]=="rtl"?"rtl":"ltr");` +
    `s("${densityAttribute}",v[4]=="dense"?"dense":"comfortable");` +
    `s("${apiViewAttribute}",v[5]=="list"?"list":"table");` +
    `v[6]&&s("${styleVariantAttribute}",v[6]);` +
    `s("${codeVariantAttribute}",c?"JS":"TS");${last}})()`
  );
}
