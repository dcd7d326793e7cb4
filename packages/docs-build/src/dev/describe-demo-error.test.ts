import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { formatText } from 'diagnostics';
import { noDefaultExport } from 'docs-shell/demo/contract';
import { temporaryFolder } from '@tooling/vitest/temporary-folder';
import { expect, it } from 'vitest';
import { describeDemoError } from './describe-demo-error';

const appDir = '/site/apps/paint';

function describe(error: Error, stack: readonly string[] = []): string {
  error.stack = [String(error), ...stack.map((frame) => `    at ${frame}`)].join('\n');
  return formatText(describeDemoError(appDir, 'brush/Basic.tsx', error));
}

const reactFrame = 'renderElement (/site/node_modules/react-dom/server.js:1:2)';

it.each<[string, string, string]>([
  ['the demo', `Basic (${appDir}/demos/brush/Basic.tsx:24:20)`, 'demos/brush/Basic.tsx:24'],
  ['a file beside it', `read (${appDir}/demos/brush/read.ts:3:1)`, 'demos/brush/read.ts:3'],
])('names the line of %s that threw', (_, frame, place) => {
  const text = describe(new ReferenceError('window is not defined'), [frame, reactFrame]);
  expect(text).toBe(
    [
      `${place}  DOCS4003`,
      '  received  the demo throws while it renders on the server: ReferenceError: window is not defined',
      '  expected  a component that renders without a browser',
      '  hint      Move what needs a browser into an effect or an event handler.',
      '',
      '1 error',
    ].join('\n'),
  );
});

it('describes what the demo root throws alike for all demos', () => {
  const text = describe(new Error('No color'), [`eval (${appDir}/demo-root.tsx:28:7)`]);
  expect(text).toContain('demo-root.tsx:28  DOCS4003');
  expect(text).toContain('shared code of all demos that fails: Error: No color\n');
  expect(text).not.toContain('Basic');
});

it('names the demo if no code of the app is in the stack, without colors', () => {
  const text = describe(new Error('\u001b[31mInvalid element\u001b[0m\n  of a list'), [reactFrame]);
  expect(text).toContain('demos/brush/Basic.tsx  DOCS4003');
  expect(text).toContain('on the server: Error: Invalid element\n');
  expect(text).not.toContain('\u001b');
});

it('names the file and the line of a syntax error', () => {
  const file = `${appDir}/demos/brush/part.ts`;
  const problem = { message: '[PARSE_ERROR] Unexpected token', loc: { file, line: 3 } };
  const text = describe(Object.assign(new Error('Transform failed:'), { errors: [problem] }));
  expect(text).toContain('demos/brush/part.ts:3  DOCS4007');
  expect(text).toContain('received  Unexpected token\n');
});

it('says that a demo has no default export', () => {
  const text = describe(new Error(noDefaultExport));
  expect(text).toContain('demos/brush/Basic.tsx  DOCS4009');
});

it.each(['demo-root.tsx', 'demos/brush/Basic.tsx'])(
  'names the line of %s that imports what a package does not export',
  (name) => {
    const folder = temporaryFolder('paint');
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(
      file,
      "import * as React from 'react';\nimport { Hue } from '@paint/react/hues';\n",
    );
    const error = new Error(
      '"./hues" is not exported under the conditions ["module", "node"] from package /site/node_modules/@paint/react (see exports field in /site/node_modules/@paint/react/package.json)',
    );
    expect(formatText(describeDemoError(folder, 'brush/Basic.tsx', error))).toContain(
      `${name}:2  DOCS4008\n  received  an import of @paint/react/hues, which the package does not export\n`,
    );
  },
);

it.each([
  {
    error: (file: string) => `Cannot find module '@paint/hues' imported from '${file}'`,
    source: "import '@paint/hues';",
    received: 'an import of the package @paint/hues, which is not installed',
  },
  {
    error: (file: string) =>
      `Failed to load url ./hues.css (resolved id: ./hues.css) in ${file}. Does the file exist?`,
    source: "import './hues.css';",
    received: 'an import of ./hues.css, which is no file',
  },
  {
    error: () => "[vite] The requested module './hues' does not provide an export named 'hue'",
    source: "import { hue } from './hues';",
    received: 'an import of the name hue, which the module does not export',
  },
])('says what an import lacks, as `docs check` does: $received', ({ error, source, received }) => {
  const folder = temporaryFolder('paint');
  const file = path.join(folder, 'demos/brush/Basic.tsx');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `import * as React from 'react';\n${source}\n`);
  const text = formatText(describeDemoError(folder, 'brush/Basic.tsx', new Error(error(file))));
  expect(text).toContain(`demos/brush/Basic.tsx:2  DOCS4008\n  received  ${received}\n`);
});
