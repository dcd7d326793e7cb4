/** CSS layers, weakest first (SPEC TH-6): the document says them before any stylesheet, `shell.css` once more. */
export const layerOrder = ['theme', 'docsearch', 'mui', 'utilities'] as const;
