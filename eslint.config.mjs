import js from '@eslint/js';
import next from '@next/eslint-plugin-next';
import playwright from 'eslint-plugin-playwright';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/*
 * Oxlint lints every workspace, see `.oxlintrc.json`. ESLint lints what Oxlint cannot: it has rules for Playwright and
 * Next.js that Oxlint lacks, and reads the files that no workspace lints. The script `lint:root` names all these files.
 */

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

/** Pages of Next.js. */
const pages = {
  name: 'docs/pages',
  files: ['apps/*/pages/**'],
  extends: [next.configs['core-web-vitals']],
  // every move is a document navigation, so a plain link is right
  rules: { '@next/next/no-html-link-for-pages': 'off' },
};

/** Files outside the workspaces, and parts of fixtures that no TypeScript project has. */
const otherFiles = {
  name: 'docs/other-files',
  files: ['*.mjs', 'tooling/e2e/fixtures/*/overlay/**'],
  extends: [js.configs.recommended, tseslint.configs.strict],
  languageOptions: { globals: { ...globals.node, ...globals.browser } },
  rules: {
    'max-lines': ['error', { max: 300, skipBlankLines: false, skipComments: false }],
    eqeqeq: ['error', 'smart'],
  },
};

export default defineConfig(
  // Oxlint reads the same comments and reports those that nothing needs.
  { linterOptions: { reportUnusedDisableDirectives: 'off' } },
  {
    name: 'docs/typescript',
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parser: tseslint.parser },
  },
  browserTests,
  pages,
  otherFiles,
);
