import type { CatalogEntry } from './types';

/** Demos. */
export const demoCodes = {
  DOCS4001: {
    title: 'Unknown demo',
    text: 'The file of a `<Demo>` does not exist below `demos/`.',
  },
  DOCS4002: {
    title: 'Duplicate demo',
    text: 'A page shows two demos with the same file name. The name is the anchor of the demo.',
  },
  DOCS4003: {
    title: 'Demo fails to render',
    text: 'The demo throws, does not end or ends the process while the build renders it on the server. Use browser APIs in effects and event handlers only.',
  },
  DOCS4004: {
    title: 'Too few demos',
    text: 'The page of a component shows fewer demos than the product requires.',
  },
  DOCS4005: {
    title: 'File cannot be exported',
    text: 'StackBlitz and CodeSandbox get the files of a demo. They have to be text files below `demos/`.',
  },
  DOCS4006: {
    title: 'Package cannot be exported',
    text: 'A demo imports a package that has no published version, so that its sandbox could not install it.',
  },
  DOCS4007: {
    title: 'Demo cannot be read',
    text: 'The file of a demo, or a file that it imports, has a syntax error.',
  },
  DOCS4008: {
    title: 'Unknown import',
    text: 'A demo, or a file that it imports, imports a file, a package or a name that does not exist.',
  },
  DOCS4009: {
    title: 'Demo without default export',
    text: 'The file of a demo has no default export. The default export is the component that the page shows.',
  },
  DOCS4010: {
    title: 'Type error',
    text: 'TypeScript reports an error in a file of the app. Readers copy the code of demos, so their types must be right.',
  },
  DOCS4011: {
    title: 'Demo fails in the browser',
    text: 'The demo throws when React hydrates it, or it renders something else than on the server. `docs dev` shows the difference in the frame of the demo, and `docs check --full` starts each demo in a browser.',
  },
  DOCS4012: {
    title: 'Unknown style variant',
    text: 'A file below `demos/` looks like a style variant of a demo, `Basic.modules.tsx` or `Basic.tailwind.tsx`, but no demo has it.',
  },
} as const satisfies Readonly<Record<string, CatalogEntry>>;
