/**
 * The hand-written files of an app. Everything else is content, demos, generated, or part of the shell.
 */
export const appFiles = {
  required: [
    'package.json',
    'tsconfig.json',
    'next.config.ts',
    'product.ts',
    'pages/_app.tsx',
    'pages/_document.tsx',
    'pages/[[...path]].tsx',
  ],
  optional: ['docs.config.ts', 'demo-root.tsx', 'project-root.tsx'],
  // `product` has the parts of a `product.ts` that is too long for one file.
  folders: [
    'content',
    'demos',
    'generated',
    'product',
    'public',
    // React components of `docs.config.ts`.
    'slots',
    'ssr-fallbacks',
    'tables',
    'translations',
  ],
};
