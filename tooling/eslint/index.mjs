import js from '@eslint/js';
import next from '@next/eslint-plugin-next';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const scripts = ['**/*.{js,mjs,cjs}', '**/*.config.ts'];

/** What a program writes, and fixtures that are wrong on purpose. */
const ignored = globalIgnores([
  '**/{.next,.docs,.turbo,.types,.lint,.tmp,.tmp-*,dist,out,public,generated}/',
  '**/{test-results,playwright-report}/',
  '**/next-env.d.ts',
  '**/*.generated.*',
  'tooling/boundaries/fixtures/',
  // parts of a variant: no TypeScript project has them without the files of its base
  'tooling/e2e/fixtures/*/overlay/',
]);

const rules = {
  'max-lines': ['error', { max: 300, skipBlankLines: false, skipComments: false }],
  'no-console': ['error', { allow: ['warn', 'error'] }],
  eqeqeq: ['error', 'smart'],
  'prefer-const': 'error',
};

const typedRules = {
  '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': 'allow-with-description' }],
  '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
  '@typescript-eslint/no-explicit-any': 'error',
  '@typescript-eslint/no-floating-promises': 'error',
  // a name that starts with an underscore says that it is left out on purpose
  '@typescript-eslint/no-unused-vars': [
    'error',
    { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
  ],
  // splitting a text into its code points is what a spread of it is for
  '@typescript-eslint/no-misused-spread': [
    'error',
    { allow: [{ from: 'lib', name: 'string' }, 'string'] },
  ],
  // numbers in texts are wanted, objects never are
  '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
  // `async` functions that fulfil an asynchronous contract need no `await`
  '@typescript-eslint/require-await': 'off',
  // `onClick={() => setOpen(true)}` reads well
  '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
};

const untyped = {
  name: 'docs/untyped-scripts',
  files: scripts,
  extends: [tseslint.configs.disableTypeChecked],
  languageOptions: { parserOptions: { projectService: false, programs: null } },
  rules: { 'no-console': 'off' },
};

const commandLine = {
  name: 'docs/command-line',
  files: ['packages/docs-build/src/{cli,dev}/**', 'tooling/bench/**', '**/*-cli.ts'],
  rules: { 'no-console': 'off' },
};

/** A demo shows a library to a reader, as its documentation would: logging a click is fine there. */
const demos = {
  name: 'docs/demos',
  files: ['apps/*/demos/**', 'tooling/e2e/fixtures/*/demos/**'],
  rules: {
    'no-console': 'off',
    '@typescript-eslint/no-empty-function': 'off',
    // published types say `any` for keys and form values, and know of a theme only what the app augments
    '@typescript-eslint/no-base-to-string': 'off',
    '@typescript-eslint/no-unnecessary-condition': 'off',
    '@typescript-eslint/no-unsafe-assignment': 'off',
    '@typescript-eslint/no-unsafe-member-access': 'off',
    '@typescript-eslint/no-unsafe-return': 'off',
  },
};

/** A test may assert what the types cannot know. */
const tests = {
  name: 'docs/tests',
  files: ['**/*.test.{ts,tsx,mjs}', '**/*.test-d.ts', '**/*.fixture.ts', 'tooling/e2e/**'],
  rules: {
    '@typescript-eslint/no-implied-eval': 'off',
    '@typescript-eslint/no-non-null-assertion': 'off',
  },
};

/**
 * The lint rules of the whole repository, as one flat configuration at its root.
 *
 * @param {object} typeInformation parser options that say where types come from: `projectService` or `programs`
 */
export function docsEslint(typeInformation) {
  return defineConfig(
    ignored,
    { linterOptions: { reportUnusedDisableDirectives: 'error' }, rules },
    js.configs.recommended,
    {
      name: 'docs/typescript',
      files: ['**/*.{ts,tsx}'],
      extends: [tseslint.configs.strictTypeChecked],
      languageOptions: { parserOptions: typeInformation },
      rules: typedRules,
    },
    {
      name: 'docs/react',
      files: ['**/*.tsx', 'packages/docs-shell/src/**/*.ts'],
      extends: [reactHooks.configs.flat.recommended],
    },
    {
      name: 'docs/next',
      files: ['apps/*/pages/**'],
      extends: [next.configs['core-web-vitals']],
      // every move is a document navigation, so a plain link is right
      rules: { '@next/next/no-html-link-for-pages': 'off' },
    },
    {
      name: 'docs/any-javascript',
      files: ['**/*.{js,mjs,cjs,ts,tsx}'],
      languageOptions: { globals: { ...globals.node, ...globals.browser } },
    },
    untyped,
    commandLine,
    demos,
    tests,
  );
}
