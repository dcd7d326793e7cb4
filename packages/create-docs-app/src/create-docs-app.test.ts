import { readFileSync } from 'node:fs';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '@tooling/vitest/temporary-folder';
import { createAppFiles } from './create-app-files';
import { createDocsApp, describeUsage, runInTerminal } from './create-docs-app';
import { engineNames } from './engines';

const { version } = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '../package.json'), 'utf8'),
) as { version: string };

let directory: string;
let output: string;
const run = (...args: string[]) => createDocsApp(directory, args, { write });
const write = (text: string) => {
  output += text;
};

beforeEach(() => {
  output = '';
  directory = temporaryFolder('create-docs-app');
});

describe('createDocsApp', () => {
  it('writes an app that needs no workspace', async () => {
    expect(await run('garden', '--package', '@paint/kit', '--category', 'paints')).toBe(0);
    const folder = path.join(directory, 'garden');
    const packageJson = await readFile(path.join(folder, 'package.json'), 'utf8');
    expect(packageJson).not.toMatch(/workspace:|catalog:|@tooling|"products"/);
    expect(JSON.parse(packageJson)).toMatchObject({
      name: 'garden',
      dependencies: { '@paint/kit': 'latest', 'docs-build': version, 'docs-shell': version },
    });
    const ignored = await readFile(path.join(folder, '.gitignore'), 'utf8');
    // What a build leaves: the export of Next and the build information of TypeScript are two of them.
    expect(ignored.split('\n')).toEqual(expect.arrayContaining(['dist', '*.tsbuildinfo']));
    const settings = await readFile(path.join(folder, 'tsconfig.json'), 'utf8');
    expect(settings).not.toContain('extends');
    // Declares *.module.css.
    expect(settings).toContain('next/types/global');
    const product = await readFile(path.join(folder, 'product.ts'), 'utf8');
    expect(product).toContain("library: { packageName: '@paint/kit', api: {} }");
    expect(product).toContain("route: { category: 'paints', prefixes: ['/garden'] }");
    expect((await readdir(folder)).sort()).toEqual([
      '.gitattributes',
      '.gitignore',
      'content',
      'demo-root.tsx',
      'demos',
      'next.config.ts',
      'package.json',
      'pages',
      'product.ts',
      'tsconfig.json',
    ]);
    expect(output).toContain('cd garden\n  npm install');
  });

  it.each([
    ['kit@2', 'kit', '2'],
    ['@paint/kit@^2.1.0-beta.1', '@paint/kit', '^2.1.0-beta.1'],
    ['@paint/kit@next', '@paint/kit', 'next'],
  ])('documents %s', async (specifier, name, range) => {
    expect(await run('garden', '--package', specifier)).toBe(0);
    const read = (file: string) => readFile(path.join(directory, 'garden', file), 'utf8');
    expect(JSON.parse(await read('package.json'))).toMatchObject({
      dependencies: { [name]: range },
    });
    expect(await read('product.ts')).toContain(`packageName: '${name}'`);
    expect(output).toContain(`from the types of ${name}\n`);
  });

  it('names the packages of the platform with the scope under which they are published', () => {
    const app = { id: 'garden', packageName: '@paint/kit', categoryId: 'core' };
    const files = createAppFiles({ ...app, platformVersion: '1.2.0', platformScope: '@docs' });
    expect(JSON.parse(files['package.json'] ?? '')).toMatchObject({
      dependencies: {
        '@paint/kit': 'latest',
        'docs-build': 'npm:@docs/docs-build@1.2.0',
        'docs-shell': 'npm:@docs/docs-shell@1.2.0',
      },
    });
    expect(files['product.ts']).toContain("from 'docs-shell/product'");
  });

  it('reports all mistakes and writes nothing', async () => {
    await writeFile(path.join(directory, 'notes.txt'), '');
    expect(
      await run(
        '.',
        '--id',
        'zh',
        '--package',
        'no package',
        '--category',
        'A',
        '--styl',
        '--styles',
        'sass',
      ),
    ).toBe(1);
    expect(output.split('\n').filter((line) => line.startsWith('✗'))).toEqual([
      '✗ There is no option --styl.',
      `✗ ${directory} is not empty. Name a new folder.`,
      '✗ The id “zh” has to be of small letters, digits and single dashes, and not of two letters, which are a language. Add --id.',
      '✗ “no package” is not the name of an npm package. Write paint, @scope/paint or paint@^2.1.0.',
      '✗ “sass” isn’t a style engine; expected one of emotion, css, css-modules, tailwind, vanilla-extract.',
      '✗ “A” is not the id of a category, such as core.',
    ]);
    expect(await readdir(directory)).toEqual(['notes.txt']);
  });

  it.each([
    [['garden', '--package', '--id', 'x'], '✗ --package has no value.'],
    [['garden', '--package', 'kit', '--id'], '✗ --id has no value.'],
    [['garden', 'kit'], '✗ “kit” is a further folder.'],
    [['notes.txt', '--package', 'kit'], 'notes.txt is a file.'],
    [['notes.txt/garden', '--package', 'kit'], '✗ The app cannot be written: ENOTDIR'],
  ])('refuses %j without a stack', async (args, problem) => {
    await writeFile(path.join(directory, 'notes.txt'), '');
    expect(await run(...args)).toBe(1);
    expect(output).toContain(problem);
    expect(await readdir(directory)).toEqual(['notes.txt']);
  });

  it.each([
    ['pnpm/10.2.0 npm/? node/v22.1.0 linux x64', 'pnpm', []],
    ['yarn/4.5.0 npm/? node/v22.1.0 linux x64', 'yarn', ['.yarnrc.yml']],
    ['npm/10.9.0 node/v22.1.0 linux x64 workspaces/false', 'npm', []],
    [undefined, 'npm', []],
  ])('with the user agent %s says what to run with %s', async (userAgent, name, files) => {
    await createDocsApp(directory, ['garden', '--package', 'kit'], { write, userAgent });
    expect(output).toContain(`cd garden\n  ${name} install\n  ${name} run api `);
    const found = await readdir(path.join(directory, 'garden'));
    expect(found.filter((file) => file.startsWith('.yarn'))).toEqual(files);
  });

  it('asks for what the arguments leave open', async () => {
    const answers = ['', 'garden', '@paint/kit', '7', '4'];
    const questions: string[] = [];
    const ask = (question: string) => {
      questions.push(question);
      return Promise.resolve(answers.shift() ?? '');
    };
    expect(await createDocsApp(directory, [], { write, ask })).toBe(0);
    expect(questions).toMatchInlineSnapshot(`
      [
        "Folder of the app: ",
        "Folder of the app: ",
        "npm package that it documents: ",
        "How do its demos write styles?
        1  emotion
        2  css
        3  css-modules
        4  tailwind
        5  vanilla-extract
      Number or name [1]: ",
        "How do its demos write styles?
        1  emotion
        2  css
        3  css-modules
        4  tailwind
        5  vanilla-extract
      Number or name [1]: ",
      ]
    `);
    expect(answers).toEqual([]);
    expect(await readdir(path.join(directory, 'garden'))).toContain('tailwind.css');
    expect(
      await createDocsApp(directory, ['b', '--package', 'kit', '--styles', 'css'], { write, ask }),
    ).toBe(0);
    expect(questions).toHaveLength(5);
  });

  it.each([
    ['Ctrl+C', '\u0003'],
    ['Ctrl+D', undefined],
  ])('ends a question with %s without a stack', async (_keys, text) => {
    const stdin = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => undefined });
    const stdout = Object.assign(new PassThrough(), { isTTY: true });
    stdout.on('data', (part: Buffer) => write(part.toString()));
    const code = runInTerminal([], {}, { stdin, stdout });
    await expect.poll(() => output).toContain('Folder of the app: ');
    if (text === undefined) stdin.end();
    else stdin.write(text);
    expect(await code).toBe(1);
    expect(output).toContain('No app was created.');
  });

  it.each([[[]], [['--help']]])('prints its usage with %j', async (args) => {
    expect(await run(...args)).toBe(0);
    expect(output).toContain('Usage: npm create docs-app <folder>');
  });

  it('names the scope in its usage, so that the command can be copied', () => {
    expect(describeUsage('@docs')).toMatch(/^Usage: npm create @docs\/docs-app <folder> -- /);
  });
});

describe('style engines', () => {
  const app = { id: 'garden', packageName: 'kit', categoryId: 'core', platformVersion: '1.0.0' };

  it.each([
    ['emotion', { dependencies: { '@emotion/styled': '^11.14.0' } }, 'styled.button('],
    ['css', { dependencies: {} }, "import './counter.css'"],
    ['css-modules', { dependencies: {} }, 'className={styles.counter}'],
    [
      'vanilla-extract',
      { dependencies: { '@vanilla-extract/css': '^1.18.0' } },
      "import { counter } from './counter.css'",
    ],
    ['tailwind', { devDependencies: { tailwindcss: '^4.1.0' } }, 'className="px-4 py-2"'],
  ] as const)('%s: packages and first demo', (styleEngine, packageJson, code) => {
    const files = createAppFiles({ ...app, styleEngine });
    expect(JSON.parse(files['package.json'] ?? '')).toMatchObject(packageJson);
    expect(files['demos/counter/FirstCounter.tsx']).toContain(code);
    expect(files['demos/counter/FirstCounter.tsx']).toContain('Pressed {count} times');
  });

  it.each(engineNames)(
    '%s: imports files that it writes, and packages that it installs',
    (name) => {
      const files = createAppFiles({ ...app, styleEngine: name });
      const { dependencies, devDependencies } = JSON.parse(files['package.json'] ?? '') as Record<
        'dependencies' | 'devDependencies',
        Record<string, string>
      >;
      const known = { ...dependencies, ...devDependencies };
      for (const [file, text] of Object.entries(files)) {
        const imports = [...text.matchAll(/(?:from|import) '([^']+)'/g)];
        for (const [, specifier = ''] of imports) {
          if (specifier.startsWith('.')) {
            const imported = path.posix.join(path.posix.dirname(file), specifier);
            expect(Object.keys(files)).toEqual(
              expect.arrayContaining([expect.stringMatching(`^${imported}(\\.ts)?$`)]),
            );
          } else {
            const [scope = '', base = ''] = specifier.split('/');
            expect(known).toHaveProperty([scope.startsWith('@') ? `${scope}/${base}` : scope]);
          }
        }
      }
    },
  );
});
