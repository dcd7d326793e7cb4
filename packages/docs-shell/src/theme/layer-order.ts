/** CSS layers, lowest priority first. The document declares them before any stylesheet, and `shell.css` again. */
export const layerOrder = ['theme', 'docsearch', 'mui', 'utilities'] as const;
