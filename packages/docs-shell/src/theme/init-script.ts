import { colorSchemes } from './color-schemes';
import { createInitScript } from './create-init-script';

/** The inline script of every page. It is the same on all pages, so the Content-Security-Policy can list its hash. */
export const initScript = createInitScript(colorSchemes);
