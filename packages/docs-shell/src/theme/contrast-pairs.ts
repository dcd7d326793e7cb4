import type { Palette } from './palette';

/** A color, the backgrounds that it is used on, and the contrast that it needs there. */
export interface ContrastPair {
  readonly foreground: keyof Palette;
  readonly grounds: readonly (keyof Palette)[];
  readonly minRatio: number;
}

const grounds = ['ground', 'surface', 'subtle'] as const;
/** Backgrounds of code, including highlighted, added and removed lines. */
const codeGrounds = ['codeGround', 'infoGround', 'successGround', 'errorGround'] as const;
const calloutGrounds = ['infoGround', 'successGround', 'warningGround', 'errorGround'] as const;

/** Every pair in the shell's CSS: 7:1 for prose, 4.5:1 for other text, 3:1 for outlines. */
export const contrastPairs: readonly ContrastPair[] = [
  { foreground: 'text', grounds: [...grounds, ...calloutGrounds], minRatio: 7 },
  { foreground: 'textMuted', grounds: ['ground', 'surface', ...calloutGrounds], minRatio: 7 },
  { foreground: 'textMuted', grounds: ['subtle', 'codeGround'], minRatio: 4.5 },
  { foreground: 'textQuiet', grounds: [...grounds, 'codeGround'], minRatio: 4.5 },
  { foreground: 'accent', grounds, minRatio: 4.5 },
  { foreground: 'codeText', grounds: codeGrounds, minRatio: 7 },
  { foreground: 'codeKeyword', grounds: codeGrounds, minRatio: 4.5 },
  { foreground: 'codeString', grounds: codeGrounds, minRatio: 4.5 },
  { foreground: 'codeComment', grounds: codeGrounds, minRatio: 4.5 },
  { foreground: 'codeConstant', grounds: codeGrounds, minRatio: 4.5 },
  { foreground: 'codeFunction', grounds: codeGrounds, minRatio: 4.5 },
  { foreground: 'info', grounds: ['infoGround', 'ground'], minRatio: 4.5 },
  { foreground: 'success', grounds: ['successGround', 'ground'], minRatio: 4.5 },
  { foreground: 'warning', grounds: ['warningGround', 'ground'], minRatio: 4.5 },
  { foreground: 'error', grounds: ['errorGround', 'ground'], minRatio: 4.5 },
  { foreground: 'outline', grounds: [...grounds, 'codeGround'], minRatio: 3 },
];
