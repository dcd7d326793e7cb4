import { mkdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { formatText } from 'diagnostics';
import { beforeAll, expect, it } from 'vitest';
import { temporaryFolder } from '@tooling/vitest/temporary-folder';
import { openBundleCache } from '../bundle/bundle-cache';
import { openBuildCache } from '../cache/build-cache';
import { renderDemos } from './render-demos';

const installed = path.join(import.meta.dirname, '../../node_modules');

let appDir: string;

async function save(file: string, text: string | Uint8Array): Promise<void> {
  const place = path.join(appDir, file);
  await mkdir(path.dirname(place), { recursive: true });
  await writeFile(place, text);
}

beforeAll(async () => {
  appDir = temporaryFolder('render-demos');
  await save('pnpm-workspace.yaml', '');
  await save(
    'package.json',
    '{ "dependencies": { "ink": "1.0.0", "paint": "1.0.0", "react": "*" } }',
  );
  await save('demo-root.tsx', 'export default ({ children }) => children;');
  // A package without `exports`, which Node could not import by a subpath.
  await save(
    'node_modules/ink/package.json',
    '{ "name": "ink", "version": "1.0.0", "main": "./index.mjs", "module": "./index.mjs" }',
  );
  await save(
    'node_modules/ink/index.mjs',
    `import { createContext, useContext } from 'react';
    export const Color = createContext('none');
    export const useColor = () => useContext(Color);`,
  );
  await save(
    'node_modules/paint/package.json',
    '{ "name": "paint", "version": "1.0.0", "exports": { ".": "./index.mjs", "./Brush": "./Brush.mjs" } }',
  );
  await save('node_modules/paint/index.mjs', "export * from './Brush.mjs';");
  await save('node_modules/paint/Brush.mjs', 'export const Brush = () => "a brush";');
  for (const name of ['react', 'react-dom', 'docs-shell']) {
    await symlink(path.join(installed, name), path.join(appDir, 'node_modules', name));
  }
});

interface RenderOptions {
  readonly browserOnly?: readonly string[];
  readonly tolerated?: readonly string[];
  readonly limitMs?: number;
}

/** Renders these demos and returns the ids of those that have HTML, the HTML, and the diagnostics. */
async function render(
  demos: Readonly<Record<string, string | Uint8Array>>,
  { browserOnly, tolerated, limitMs }: RenderOptions = {},
) {
  for (const [id, text] of Object.entries(demos)) await save(`demos/${id}`, text);
  const { html, diagnostics, problems } = await renderDemos({
    appDir,
    demoRootFile: path.join(appDir, 'demo-root.tsx'),
    demos: new Map(Object.keys(demos).map((id) => [id, path.join(appDir, 'demos', id)])),
    outDir: path.join(appDir, '.docs/server'),
    settings: {},
    styleGroups: [],
    ...(browserOnly && { browserOnly: new Set(browserOnly) }),
    ...(tolerated && { tolerated: new Set(tolerated) }),
    ...(limitMs !== undefined && { limitMs }),
    cache: openBundleCache(openBuildCache({ appDir }), appDir),
  });
  return {
    html: [...html.keys()],
    texts: [...html.values()],
    text: formatText(diagnostics),
    problems: [...problems].map(
      ([id, { canRun, diagnostics: own }]) =>
        `${id} ${canRun ? 'runs' : 'is left out'}: ${own.map(({ file, line, code }) => `${file}:${line ?? ''} ${code}`).join(', ')}`,
    ),
  };
}

it(
  'says of each demo what is wrong and where, and renders the others',
  { timeout: 30_000 },
  async () => {
    await save('demos/broken-part.ts', 'export const part = ;');
    await save('demos/part.ts', 'export const part = 1;');
    const { html, text } = await render({
      'Good.tsx': `import { Brush } from 'paint';\nexport default () => <Brush />;`,
      'Latin1.tsx': Buffer.from('\nexport default () => <p>gr\u00fcn</p>;', 'latin1'),
      'Syntax.tsx': 'export default function Syntax() {\n  return <p>;\n}',
      'UsesBroken.tsx': `import { part } from './broken-part';\nexport default () => part;`,
      'Imports.tsx': `import a from 'roller';\nimport b from 'paint/Brsh';\nimport c from './none';\nexport default () => [a, b, c];`,
      'Name.tsx': `import { Brosh } from 'paint';\nexport default () => <Brosh />;`,
      'LocalName.tsx': `import { none } from './part';\nexport default () => none;`,
      'NoDefault.tsx': '\nexport const NoDefault = () => null;',
      'Throws.tsx':
        'const read = () => {\n  return window.name;\n};\n\nexport default () => <p>{read()}</p>;',
      'Ends.tsx': 'process.exit(3);\nexport default () => null;',
    });
    expect(html).toEqual(['Good.tsx']);
    expect(text).toMatchInlineSnapshot(`
    "demos/Ends.tsx  DOCS4003
      received  the demo ends the process while it renders on the server, with code 3
      expected  a component that renders without a browser
      hint      Move what needs a browser into an effect or an event handler.

    demos/Imports.tsx:1  DOCS4008
      received  an import of the package roller, which is not installed
      expected  a dependency of the app
      hint      Add roller to package.json of the app and install it, or import something else.

    demos/Imports.tsx:2  DOCS4008
      received  an import of paint/Brsh, which the package paint does not have
      expected  an entry point of paint
      hint      Did you mean "paint/Brush"?

    demos/Imports.tsx:3  DOCS4008
      received  an import of ./none, which is no file
      expected  the path of a file
      hint      Write the file, or fix the path.

    demos/Latin1.tsx:2  DOCS3027
      received  bytes that are not UTF-8
      expected  a file in UTF-8
      hint      Save the file in UTF-8. Most editors show the encoding in their status bar.

    demos/LocalName.tsx:1  DOCS4008
      received  an import of the name none, which the module does not export
      expected  a name that the imported module exports
      hint      Check the spelling, and whether it is a default export.

    demos/Name.tsx:1  DOCS4008
      received  an import of the name Brosh, which the module does not export
      expected  a name that the imported module exports
      hint      Check the spelling, and whether it is a default export.

    demos/NoDefault.tsx:2  DOCS4009
      received  no default export
      expected  a component as default export, which the page shows
      hint      Write \`export default\` before the component.

    demos/Syntax.tsx:3  DOCS4007
      received  Unexpected token. Did you mean \`{'}'}\` or \`&rbrace;\`?
      expected  code that can be parsed
      hint      Fix the syntax. The error can also be in a line before this one.

    demos/Throws.tsx:2  DOCS4003
      received  the demo throws while it renders on the server: ReferenceError: window is not defined
      expected  a component that renders without a browser
      hint      Move what needs a browser into an effect or an event handler.

    demos/broken-part.ts:1  DOCS4007
      received  Unexpected token
      expected  code that can be parsed
      hint      Fix the syntax. The error can also be in a line before this one.

    11 errors"
  `);
  },
);

it('renders the others if demos of imported pages fail', { timeout: 30_000 }, async () => {
  await save('demos/broken-part.ts', 'export const part = ;');
  await save('node_modules/paint/moon.js', "import 'lunar';\nexport const moon = 'moon';");
  await save('node_modules/paint/sun.js', "export { sun } from 'react/sun';");
  const demos = {
    'Good.tsx': `import { Brush } from 'paint';\nexport default () => <Brush />;`,
    'Moon.tsx': `import { Brush } from 'paint';\nimport { moon } from 'paint/moon.js';\nexport default () => moon;`,
    'Sun.tsx': `import { sun } from 'paint/sun.js';\nexport default () => sun;`,
    'UsesBroken.tsx': `import { part } from './broken-part';\nexport default () => part;`,
    'Imports.tsx': `import a from 'roller';\nexport default () => a;`,
    'Name.tsx': `import { Brosh } from 'paint';\nexport default () => <Brosh />;`,
    'Throws.tsx': '\n\nexport default () => <p>{window.name}</p>;',
    'Newer.tsx': 'export default () => new Map().values().none();',
  };
  const all = Object.keys(demos);
  const { html, text, problems } = await render(demos, { tolerated: all });
  expect(html).toEqual(['Good.tsx']);
  expect(text).not.toContain('DOCS');
  expect(problems.toSorted()).toEqual([
    'Imports.tsx is left out: demos/Imports.tsx:1 DOCS4008',
    'Moon.tsx is left out: demos/Moon.tsx:2 DOCS4008',
    'Name.tsx is left out: demos/Name.tsx:1 DOCS4008',
    'Newer.tsx runs: demos/Newer.tsx:1 DOCS4003',
    'Sun.tsx is left out: demos/Sun.tsx:1 DOCS4008',
    'Throws.tsx runs: demos/Throws.tsx:3 DOCS4003',
    'UsesBroken.tsx is left out: demos/broken-part.ts:1 DOCS4007',
  ]);
  // A page of the team itself that shows one of them fails the build.
  const strict = await render(demos, { tolerated: all.filter((id) => id !== 'UsesBroken.tsx') });
  expect(strict.text).toContain('demos/broken-part.ts:1  DOCS4007');
  expect(strict.text).not.toContain('DOCS4008');
});

it('says that a demo that does not finish may loop', { timeout: 30_000 }, async () => {
  // The code that all demos share has to load within the limit, on a busy machine too.
  const { text } = await render(
    { 'Loops.tsx': 'export default () => { for (;;); };' },
    { limitMs: 5000 },
  );
  expect(text).toContain('the demo does not finish rendering on the server within 5 seconds');
  expect(text).toContain('hint      Look for an endless loop');
});

it('does not render demos that only run in the browser', { timeout: 30_000 }, async () => {
  const demos = {
    'Canvas.tsx': 'export default () => <p>{document.title}</p>;',
    'Plain.tsx': 'export default () => <p>here</p>;',
  };
  const { texts, text } = await render(demos, { browserOnly: ['Canvas.tsx'] });
  expect(texts).toEqual(['<p>here</p>']);
  expect(text).not.toContain('DOCS');
});

it('imports packages that leave out endings of files', { timeout: 30_000 }, async () => {
  await save(
    'package.json',
    '{ "dependencies": { "ink": "1.0.0", "paint": "1.0.0", "mixer": "1.0.0", "react": "*" } }',
  );
  await save(
    'node_modules/mixer/package.json',
    '{ "name": "mixer", "version": "1.0.0", "type": "module", "exports": "./index.js" }',
  );
  await save('node_modules/mixer/index.js', "export * from './pots'; export * from './lid';");
  await save('node_modules/mixer/lid.js', "export const lid = 'lid';");
  await save('node_modules/mixer/pots/index.js', "export const pot = 'pot';");
  const { texts, text } = await render({
    'Mixed.tsx': `import { lid, pot } from 'mixer';\nexport default () => <p>{lid + pot}</p>;`,
  });
  expect(texts).toEqual(['<p>lidpot</p>']);
  expect(text).not.toContain('DOCS');
});

it('names the demo root if it does not load', { timeout: 30_000 }, async () => {
  await save('demo-root.tsx', 'window.name;\nexport default ({ children }) => children;');
  const { text } = await render({ 'Good.tsx': 'export default () => null;' });
  expect(text).toContain('demo-root.tsx  DOCS4003');
  expect(text).toContain('window is not defined');
  await save('demo-root.tsx', "import './nowhere';");
  const broken = await render({ 'Good.tsx': 'export default () => null;' });
  expect(broken.text).toContain('demo-root.tsx:1  DOCS4008');
});

it(
  'gives demos the contexts of the demo root, from packages that are bundled too',
  { timeout: 30_000 },
  async () => {
    await save(
      'demo-root.tsx',
      `import { Color } from 'ink';
      export default ({ children }) => <Color.Provider value="red">{children}</Color.Provider>;`,
    );
    const { texts, text } = await render({
      'Ink.tsx': `import { useColor } from 'ink';\nexport default () => <b>{useColor()}</b>;`,
    });
    expect(text).toBe('0 errors');
    expect(texts).toEqual(['<b>red</b>']);
  },
);

it('names the stylesheet that cannot be compiled', { timeout: 30_000 }, async () => {
  await save('demos/unknown.css', `@import 'nowhere/styles.css';`);
  const { text } = await render({
    'Unknown.tsx': `import './unknown.css';\nexport default () => null;`,
  });
  expect(text).toContain('demos/unknown.css:1  DOCS4007');
  expect(text).not.toContain('    at ');
});
