import type { Palette } from './palette';

/** A colour that stands on a ground, and the least contrast that it must have there. */
export interface ContrastPair {
  readonly foreground: keyof Palette;
  readonly grounds: readonly (keyof Palette)[];
  readonly minimum: number;
}

const grounds = ['ground', 'surface', 'subtle'] as const;
/** Lines of code that are marked: highlighted, added, removed. */
const codeGrounds = ['codeGround', 'infoGround', 'successGround', 'errorGround'] as const;
const calloutGrounds = ['infoGround', 'successGround', 'warningGround', 'errorGround'] as const;

/** Every pair that the shell's CSS uses: prose 7:1, other text 4.5:1, outlines 3:1 (SPEC TH-8). */
export const contrastPairs: readonly ContrastPair[] = [
  { foreground: 'text', grounds: [...grounds, ...calloutGrounds], minimum: 7 },
  { foreground: 'textMuted', grounds: ['ground', 'surface', ...calloutGrounds], minimum: 7 },
  { foreground: 'textMuted', grounds: ['subtle', 'codeGround'], minimum: 4.5 },
  { foreground: 'textQuiet', grounds: [...grounds, 'codeGround'], minimum: 4.5 },
  { foreground: 'accent', grounds, minimum: 4.5 },
  { foreground: 'codeText', grounds: codeGrounds, minimum: 7 },
  { foreground: 'codeKeyword', grounds: codeGrounds, minimum: 4.5 },
  { foreground: 'codeString', grounds: codeGrounds, minimum: 4.5 },
  { foreground: 'codeComment', grounds: codeGrounds, minimum: 4.5 },
  { foreground: 'codeConstant', grounds: codeGrounds, minimum: 4.5 },
  { foreground: 'codeFunction', grounds: codeGrounds, minimum: 4.5 },
  { foreground: 'info', grounds: ['infoGround', 'ground'], minimum: 4.5 },
  { foreground: 'success', grounds: ['successGround', 'ground'], minimum: 4.5 },
  { foreground: 'warning', grounds: ['warningGround', 'ground'], minimum: 4.5 },
  { foreground: 'error', grounds: ['errorGround', 'ground'], minimum: 4.5 },
  { foreground: 'outline', grounds: [...grounds, 'codeGround'], minimum: 3 },
];
