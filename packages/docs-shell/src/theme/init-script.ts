import { colorSchemes } from './color-schemes';
import { createInitScript } from './create-init-script';

/** The one inline script of every page, the same for all, so that a policy can name its hash. */
export const initScript = createInitScript(colorSchemes);
