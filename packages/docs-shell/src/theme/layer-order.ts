/** CSS layers, weakest first (SPEC TH-6); `shell.css` says the same before anything else. */
export const layerOrder = ['theme', 'docsearch', 'mui', 'utilities'] as const;
