import js from '@eslint/js';
import next from '@next/eslint-plugin-next';
import oxlint from 'eslint-plugin-oxlint';
import playwright from 'eslint-plugin-playwright';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/*
 * The rules that read one file at a time. Rules that need types are in `.oxlintrc.json`: Oxlint runs them on the native
 * TypeScript compiler. The last entry switches off what Oxlint checks as well.
 */

/** What a program writes, and fixtures that are wrong on purpose. */
const ignored = globalIgnores([
  '**/{.next,.docs,.turbo,.types,.lint,.tmp,.tmp-*,dist,out,public,generated}/',
  '**/{test-results,playwright-report}/',
  '**/next-env.d.ts',
  '**/*.generated.*',
  'tooling/boundaries/fixtures/',
]);

const rules = {
  'max-lines': ['error', { max: 300, skipBlankLines: false, skipComments: false }],
  'no-console': ['error', { allow: ['warn', 'error'] }],
  eqeqeq: ['error', 'smart'],
  'prefer-const': 'error',
};

const typescriptRules = {
  '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': 'allow-with-description' }],
  '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
  // a name that starts with an underscore says that it is left out on purpose
  '@typescript-eslint/no-unused-vars': [
    'error',
    { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
  ],
};

const commandLine = {
  name: 'docs/command-line',
  files: [
    '**/*.{js,mjs,cjs}',
    '**/*.config.ts',
    'packages/docs-build/src/{cli,dev}/**',
    'tooling/bench/**',
    '**/*-cli.ts',
  ],
  rules: { 'no-console': 'off' },
};

/** A demo shows a library to a reader, as its documentation would: logging a click is fine there. */
const demos = {
  name: 'docs/demos',
  files: ['apps/*/demos/**', 'tooling/e2e/fixtures/*/demos/**'],
  rules: { 'no-console': 'off', '@typescript-eslint/no-empty-function': 'off' },
};

/** A test may assert what the types cannot know. */
const tests = {
  name: 'docs/tests',
  files: ['**/*.test.{ts,tsx,mjs}', '**/*.test-d.ts', '**/*.fixture.ts', 'tooling/e2e/**'],
  rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
};

/** What makes a browser test pass or fail by chance, or unable to fail. */
const browserTests = {
  name: 'docs/browser-tests',
  files: ['tooling/{e2e,page-tests}/**/*.spec.ts'],
  plugins: { playwright },
  rules: {
    'playwright/missing-playwright-await': 'error',
    'playwright/no-duplicate-hooks': 'error',
    'playwright/no-focused-test': 'error',
    'playwright/no-identical-title': 'error',
    'playwright/no-networkidle': 'error',
    'playwright/no-page-pause': 'error',
    'playwright/no-standalone-expect': 'error',
    'playwright/no-unnecessary-assertions': 'error',
    'playwright/no-unsafe-references': 'error',
    'playwright/no-unused-locators': 'error',
    'playwright/no-useless-await': 'error',
    'playwright/no-useless-not': 'error',
    'playwright/no-wait-for-navigation': 'error',
    'playwright/no-wait-for-selector': 'error',
    'playwright/no-wait-for-timeout': 'error',
    'playwright/prefer-to-have-count': 'error',
    'playwright/prefer-to-have-length': 'error',
    'playwright/prefer-web-first-assertions': 'error',
    'playwright/valid-describe-callback': 'error',
    'playwright/valid-expect': 'error',
    'playwright/valid-expect-in-promise': 'error',
    'playwright/valid-title': ['error', { ignoreTypeOfTestName: true }],
  },
};

export default defineConfig(
  ignored,
  // Oxlint reads the same comments and reports those that nothing needs.
  { linterOptions: { reportUnusedDisableDirectives: 'off' }, rules },
  js.configs.recommended,
  {
    name: 'docs/typescript',
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strict],
    rules: typescriptRules,
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
  browserTests,
  commandLine,
  demos,
  tests,
  ...oxlint.buildFromOxlintConfigFile('./.oxlintrc.json'),
);
