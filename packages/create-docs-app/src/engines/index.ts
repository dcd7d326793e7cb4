import { css } from './css';
import { cssModules } from './css-modules';
import { emotion } from './emotion';
import { tailwind } from './tailwind';
import type { EngineFiles } from './types';
import { vanillaExtract } from './vanilla-extract';

/** How a new app can write styles, by the name of the option. The first is the default. */
export const engines = {
  emotion,
  css,
  'css-modules': cssModules,
  tailwind,
  'vanilla-extract': vanillaExtract,
} as const satisfies Readonly<Record<string, EngineFiles>>;

/** Name of a style engine. */
export type EngineName = keyof typeof engines;

/** All names, in the order of the prompt. */
export const engineNames = Object.keys(engines) as readonly EngineName[];

/** Returns whether a text is the name of a style engine. */
export function isEngineName(text: string): text is EngineName {
  return Object.hasOwn(engines, text);
}
