/** A change of one file of the fixture `tiny` that breaks it. */
export interface Mistake {
  readonly kind: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
  /** Expected texts on the page and in the terminal. */
  readonly said: string;
}

/** The page with most of the mistakes. */
export const switchPage = 'content/react-switch.mdx';
const demo = 'demos/switch/FirstSwitch.tsx';
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
    said: 'the unknown key “author”',
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
    said: 'MDX that can be read',
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
    kind: 'an unknown key of the manifest',
    file: 'product.ts',
    from: 'beta: true',
    to: 'betta: true',
    said: 'betta',
  },
  {
    kind: 'a manifest that does not parse',
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
    kind: 'a demo that does not parse',
    file: demo,
    from: '<Switch',
    to: '<<Switch',
    said: 'FirstSwitch.tsx',
  },
  {
    kind: 'a demo that throws',
    file: demo,
    from: '  return <Switch',
    to: "  throw new Error('Thrown on purpose.');\n  return <Switch",
    said: 'Thrown on purpose.',
  },
];

/** One mistake in each kind of file. The full tier makes all of them. */
export const sampleKinds = [
  'front matter that is no YAML',
  'a manifest that does not parse',
  'a demo that throws',
];
