import { cruise } from 'dependency-cruiser';
import { findImportPaths } from './find-import-paths.mjs';
import './judge-expressions-once.mjs';
import { importRules } from './rules/import-rules.mjs';

const skipped = [
  '^(apps|packages|tooling)/[^/]+/(dist|out|test-results|playwright-report)/',
  '^tooling/e2e/fixtures/[^/]+/(dist|out)/',
  String.raw`(^|/)\.(next|docs|turbo|types|lint|tmp[^/]*)/`,
  '^tooling/boundaries/fixtures/',
  String.raw`(^|/)next-env\.d\.ts$`,
];

/** Rules about what a module imports itself, and those about what it reaches through others. */
const directRules = importRules.filter(({ to }) => !to.reachable);
const reachRules = importRules.filter(({ to }) => to.reachable);

const commentOf = Object.fromEntries(importRules.map(({ name, comment }) => [name, comment]));

/** Returns a violation of dependency-cruiser as a problem. A cycle is named in full. */
function describe({ from, to, rule, cycle }) {
  const path = cycle?.map(({ name }) => name).join(' → ') ?? to;
  return createProblem(rule.name, from, path);
}

function createProblem(rule, where, path) {
  return { rule, where, received: `imports ${path}`, hint: commentOf[rule] };
}

/** Returns forbidden imports, including type imports. */
export async function checkImports(root, folders) {
  const { output } = await cruise(
    folders,
    {
      baseDir: root,
      validate: true,
      ruleSet: { forbidden: directRules },
      doNotFollow: { path: 'node_modules' },
      exclude: { path: skipped },
      tsPreCompilationDeps: true,
      combinedDependencies: false,
      // Longer than a run, so that no folder is read twice.
      enhancedResolveOptions: { cachedInputFileSystem: { cacheDuration: 600_000 } },
    },
    {
      extensions: ['.ts', '.tsx', '.mts', '.mjs', '.js', '.json', '.css'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      mainFields: ['module', 'main', 'types'],
    },
  );
  return {
    problems: [
      ...output.summary.violations.map(describe),
      ...reachRules.flatMap((rule) =>
        findImportPaths(output.modules, rule).map(({ module, path }) =>
          createProblem(rule.name, module, path.join(' → ')),
        ),
      ),
    ],
    modules: output.summary.totalCruised,
  };
}
