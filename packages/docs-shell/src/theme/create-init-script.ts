import {
  colorSchemeAttribute,
  darkModeQuery,
  darkSchemeStorageKey,
  lightSchemeStorageKey,
  modeStorageKey,
} from './color-mode';
import type { ColorSchemes } from './color-schemes';

/**
 * Writes the script that sets the scheme before first paint. It says in old JavaScript what
 * `parseColorModeState` and `resolveColorScheme` say, because nothing may be loaded before it;
 * a test holds the two together.
 */
export function createInitScript(schemes: ColorSchemes): string {
  const names = JSON.stringify([schemes.light, schemes.dark]);
  return (
    `(function(){var n=${names},v=[],i=0,d;` +
    `try{for(;i<3;i++)v[i]=localStorage.getItem(` +
    `["${modeStorageKey}","${lightSchemeStorageKey}","${darkSchemeStorageKey}"][i])}catch(e){}` +
    `d=v[0]=="dark"||v[0]!="light"&&matchMedia("${darkModeQuery}").matches?1:0;` +
    `document.documentElement.setAttribute("${colorSchemeAttribute}",` +
    `n[d][Math.max(0,n[d].indexOf(v[d+1]))])})()`
  );
}
