/** The rules that the site is examined by, as axe names them. */
export declare const accessibilityStandards: string[];
