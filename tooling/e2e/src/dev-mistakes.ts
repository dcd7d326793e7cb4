import { codeMistakes } from './dev-code-mistakes';
import type { Mistake } from './dev-mistake';

/** The page with most of the mistakes. */
export const switchPage = 'content/react-switch.mdx';
/** A heading of that page. */
export const heading = '## States';
const description =
  'description: A page with three demos of one component, so that a change of one demo';

/** Mistakes of authors in each kind of file. */
export const mistakes: readonly Mistake[] = [
  {
    kind: 'a short description',
    file: switchPage,
    from: `${description} can be told apart.`,
    to: 'description: Too short.',
    said: 'a description of 10 characters',
  },
  {
    kind: 'an unknown key of front matter',
    file: switchPage,
    from: 'title: Switch',
    to: 'title: Switch\nauthor: Me',
    said: 'the unknown key "author"',
  },
  {
    kind: 'front matter that is no YAML',
    file: switchPage,
    from: 'title: Switch',
    to: 'title: "Switch',
    said: 'front matter in YAML',
  },
  {
    kind: 'an element that is not closed',
    file: switchPage,
    from: heading,
    to: `${heading}\n\n<Callout kind="info">`,
    said: 'valid MDX',
  },
  {
    kind: 'an expression in content',
    file: switchPage,
    from: heading,
    to: `${heading}\n\n{1 + 1}`,
    said: 'a JavaScript expression',
  },
  {
    kind: 'an unknown component',
    file: switchPage,
    from: heading,
    to: `${heading}\n\n<Nothing />`,
    said: '<Nothing>',
  },
  {
    kind: 'a demo that does not exist',
    file: switchPage,
    from: 'switch/FirstSwitch.tsx',
    to: 'switch/NoSwitch.tsx',
    said: 'the demo switch/NoSwitch.tsx',
  },
  {
    kind: 'a demo that is shown twice',
    file: switchPage,
    from: 'switch/FirstSwitch.tsx',
    to: 'switch/SecondSwitch.tsx',
    said: 'a second demo named SecondSwitch',
  },
  {
    kind: 'an image that does not exist',
    file: switchPage,
    from: heading,
    to: `${heading}\n\n![Nothing](./images/nothing.png)`,
    said: './images/nothing.png',
  },
  {
    kind: 'a heading that skips a level',
    file: switchPage,
    from: heading,
    to: '#### States',
    said: 'a heading of level 4: “States”',
  },
  {
    kind: 'an unknown language of code',
    file: switchPage,
    from: heading,
    to: `${heading}\n\n\`\`\`cobol\nSTOP RUN.\n\`\`\``,
    said: 'a code fence in “cobol”',
  },
  {
    kind: 'a link to nothing',
    file: switchPage,
    from: heading,
    to: `${heading}\n\n[Somewhere]()`,
    said: 'a link to nothing',
  },
  {
    kind: 'a table that does not exist',
    file: switchPage,
    from: heading,
    to: `${heading}\n\n<GeneratedTable file="nothing.ts" />`,
    said: 'tables/nothing.ts',
  },
  {
    kind: 'an unknown key in product.ts',
    file: 'product.ts',
    from: 'beta: true',
    to: 'betta: true',
    said: 'betta',
  },
  {
    kind: 'product.ts does not parse',
    file: 'product.ts',
    from: 'export default defineProduct({',
    to: 'export default defineProduct({{',
    said: 'an error while it runs',
  },
  {
    kind: 'an entry without a page',
    file: 'product.ts',
    from: "{ pathname: '/material-ui/writing', beta: true }",
    to: "{ pathname: '/material-ui/reading', beta: true }",
    said: 'reading',
  },
  {
    kind: 'product.ts throws',
    file: 'product.ts',
    from: 'export default defineProduct',
    to: "throw new Error('Thrown by product.ts.');\nexport default defineProduct",
    said: 'Thrown by product.ts.',
  },
  {
    kind: 'product.ts without a default export',
    file: 'product.ts',
    from: 'export default defineProduct',
    to: 'export const product = defineProduct',
    said: 'product.ts',
  },
  { kind: 'product.ts is empty', file: 'product.ts', to: '', said: 'product.ts' },
  { kind: 'product.ts is deleted', file: 'product.ts', said: 'product.ts' },
  {
    kind: 'product.ts with an import that does not exist',
    file: 'product.ts',
    from: 'docs-shell/product',
    to: 'docs-shell/manifests',
    said: 'docs-shell/manifests',
  },
  {
    kind: 'a redirect to nothing',
    file: 'product.ts',
    from: '/material-ui/react-switch#states',
    to: '/material-ui/react-swich',
    said: '/material-ui/react-swich',
  },
  {
    kind: 'a page that is listed twice',
    file: 'product.ts',
    from: "{ pathname: '/material-ui/react-switch' }",
    to: "{ pathname: '/material-ui/react-switch' }, { pathname: '/material-ui/react-switch' }",
    said: '/material-ui/react-switch',
  },
  { kind: 'a page that is deleted', file: switchPage, said: switchPage },
  {
    kind: 'a page that is not listed',
    file: 'content/react-lost.mdx',
    to: '---\ntitle: Lost\ndescription: A page that product.ts does not list, in a file that is new.\n---\n',
    said: 'react-lost',
  },
  {
    kind: 'a page in an unknown language',
    file: 'content/writing.xx.mdx',
    to: '---\ntitle: Lost\ndescription: A page in a language that the product does not have, in a new file.\n---\n',
    said: 'writing.xx.mdx',
  },
  {
    kind: 'a translation that does not parse',
    file: 'translations/zh.json',
    to: '{',
    said: 'translations/zh.json',
  },
  ...codeMistakes,
];

/** One mistake in each kind of file. The full tier makes all of them. */
export const sampleKinds = [
  'front matter that is no YAML',
  'product.ts does not parse',
  'a demo that throws',
  'a demo that throws while the browser loads it',
  'a demo with a type error',
  'a demo with other HTML in the browser',
];
