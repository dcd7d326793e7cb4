import { cruise } from 'dependency-cruiser';
import './judge-expressions-once.mjs';
import { importRules } from './rules/import-rules.mjs';

const skipped = [
  '^(apps|packages|tooling)/[^/]+/(dist|out|test-results|playwright-report)/',
  '^tooling/e2e/fixtures/[^/]+/(dist|out)/',
  String.raw`(^|/)\.(next|docs|turbo|types|lint|tmp[^/]*)/`,
  '^tooling/boundaries/fixtures/',
  String.raw`(^|/)next-env\.d\.ts$`,
];

const commentOf = Object.fromEntries(importRules.map(({ name, comment }) => [name, comment]));

/** Returns a violation of dependency-cruiser as a problem. A cycle, or a way to a reachable module, is named in full. */
function describe({ from, to, rule, cycle, via }) {
  const path = cycle ?? via;
  return {
    rule: rule.name,
    where: from,
    received: path ? `imports ${path.map(({ name }) => name).join(' → ')}` : `imports ${to}`,
    hint: commentOf[rule.name],
  };
}

/** Returns forbidden imports, including type imports. */
export async function checkImports(root, folders) {
  const { output } = await cruise(
    folders,
    {
      baseDir: root,
      validate: true,
      ruleSet: { forbidden: importRules },
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
    problems: output.summary.violations.map(describe),
    modules: output.summary.totalCruised,
  };
}
