/** Tags of the axe rules that the site is checked with. */
export declare const accessibilityStandards: string[];
