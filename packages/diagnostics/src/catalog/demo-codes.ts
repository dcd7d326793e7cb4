import type { CatalogEntry } from './types';

/** Demos. */
export const demoCodes = {
  DOCS4001: {
    title: 'Unknown demo',
    text: 'The file of a `<Demo>` does not exist below `demos/`.',
    fix: 'Correct the path: it begins below `demos/`, with the extension, such as `button/Basic.tsx`.',
  },
  DOCS4002: {
    title: 'Duplicate demo',
    text: 'A page shows two demos with the same file name. The name is the anchor of the demo, so a link could only lead to the first one.',
    fix: 'Rename one of the files, or show the demo once and link to it.',
  },
  DOCS4003: {
    title: 'Demo fails to render',
    text: 'The demo throws, does not end or ends the process while the build renders it on the server.',
    fix: 'Use browser APIs in effects and event handlers only. A demo that cannot render on the server has the word `browserOnly` and a height.',
  },
  DOCS4004: {
    title: 'Too few demos',
    text: 'The page of a component shows fewer demos than the product requires. One demo rarely shows more than the default look.',
    fix: 'Add demos that each show one thing that users do with the component.',
  },
  DOCS4005: {
    title: 'File cannot be exported',
    text: 'StackBlitz and CodeSandbox get the files of a demo. They have to be text files below `demos/`.',
    fix: 'Move the file below `demos/`, or write its content into the demo.',
  },
  DOCS4006: {
    title: 'Package cannot be exported',
    text: 'A demo imports a package that has no published version, so that its sandbox could not install it.',
    fix: 'Copy what the demo needs below `demos/`, or mark a part of the page that is not an example with `bare`.',
  },
  DOCS4007: {
    title: 'Demo cannot be read',
    text: 'The file of a demo, or a file that it imports, has a syntax error, so neither the page nor the editor can show it.',
    fix: 'Correct the line that the message names.',
  },
  DOCS4008: {
    title: 'Unknown import',
    text: 'A demo, a file that it imports, or code of the platform that you edit imports a file, a package or a name that does not exist.',
    fix: 'Correct the name. Install a missing package in the app; a companion of the library also belongs in `library.companions` of `product.ts`.',
  },
  DOCS4009: {
    title: 'Demo without default export',
    text: 'The file of a demo has no default export, which is the component that the page shows.',
    fix: 'Export the component: `export default function Basic() { … }`. Move code that several demos import into a file that no page shows.',
  },
  DOCS4010: {
    title: 'Type error',
    text: 'TypeScript reports an error in a file of the app. Readers copy the code of demos, so their types must be right.',
    fix: 'Correct the type. A type assertion would be copied, too.',
  },
  DOCS4011: {
    title: 'Demo fails in the browser',
    text: 'A module of the demo does not load in the browser, the demo throws when React hydrates it, or it renders something else than on the server. `docs dev` shows the error or the difference in the frame of the demo, and `docs check --full` starts each demo in a browser.',
    fix: 'Correct the line that the message names. If the HTML differs, compare the two. Dates, random numbers, `window` and ids that the demo invents differ between server and browser: read them in an effect, and take ids from `useId`.',
  },
  DOCS4012: {
    title: 'Unknown style variant',
    text: 'A file below `demos/` looks like a style variant of a demo, `Basic.modules.tsx` or `Basic.tailwind.tsx`, but no demo has it.',
    fix: 'Name the variant after its demo: `Basic.modules.tsx` belongs to `Basic.tsx` in the same folder.',
  },
} as const satisfies Readonly<Record<string, CatalogEntry>>;
