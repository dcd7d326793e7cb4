/** Colors of one color scheme. Prose uses `text` and `textMuted`, small text may use `textQuiet`. */
export interface Palette {
  readonly ground: string;
  /** Background of popups and demos. */
  readonly surface: string;
  /** Background of hovered rows, table heads and key caps. */
  readonly subtle: string;
  /** Decorative lines that need no contrast. */
  readonly border: string;
  /** Outlines of controls and chips: 3:1 on every background. */
  readonly outline: string;
  readonly text: string;
  readonly textMuted: string;
  readonly textQuiet: string;
  /** Accent of products that define none. */
  readonly accent: string;
  readonly codeGround: string;
  readonly codeText: string;
  readonly codeKeyword: string;
  readonly codeString: string;
  readonly codeComment: string;
  readonly codeConstant: string;
  readonly codeFunction: string;
  readonly info: string;
  readonly infoGround: string;
  readonly success: string;
  readonly successGround: string;
  readonly warning: string;
  readonly warningGround: string;
  readonly error: string;
  readonly errorGround: string;
  readonly backdrop: string;
}

/** The shell's colors. The dark colors are designed separately, not inverted. */
export const palettes = {
  light: {
    ground: '#fcfcfd',
    surface: '#ffffff',
    subtle: '#f3f4f7',
    border: '#e0e3e9',
    outline: '#838c9c',
    text: '#1a1e26',
    textMuted: '#434b5a',
    textQuiet: '#5b6474',
    accent: '#1f5fae',
    codeGround: '#f4f5f8',
    codeText: '#232833',
    codeKeyword: '#7a3593',
    codeString: '#2a6638',
    codeComment: '#626b7a',
    codeConstant: '#92430f',
    codeFunction: '#22539c',
    info: '#1f5fae',
    infoGround: '#f1f6fc',
    success: '#2a6b3c',
    successGround: '#f0f7f2',
    warning: '#855000',
    warningGround: '#fcf6ea',
    error: '#b0261e',
    errorGround: '#fdf3f2',
    backdrop: '#1a1e2666',
  },
  dark: {
    ground: '#101318',
    surface: '#161a21',
    subtle: '#1c212a',
    border: '#2a303b',
    outline: '#717b8d',
    text: '#e3e6eb',
    textMuted: '#b8bfca',
    textQuiet: '#98a1b0',
    accent: '#8fb8ec',
    codeGround: '#191e26',
    codeText: '#d9dde4',
    codeKeyword: '#cba3dd',
    codeString: '#9cc7a4',
    codeComment: '#8e98a8',
    codeConstant: '#dcae86',
    codeFunction: '#97bbea',
    info: '#8fb8ec',
    infoGround: '#141d29',
    success: '#8cc59b',
    successGround: '#131f18',
    warning: '#dfb168',
    warningGround: '#221c11',
    error: '#eb9b93',
    errorGround: '#241716',
    backdrop: '#000000a6',
  },
} as const satisfies Record<string, Palette>;
