import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { checkSite, groupDiagnostics, type PageBudgets } from 'docs-build/checks';
import type { Diagnostic } from 'diagnostics';
import type { Budgets } from '../budgets';
import { createMarkupCheck } from './create-markup-check';
import { loadSite } from './load-site';
import { markupRules, relaxedInDemos } from './markup-rules';
import { openValidMarkup } from './valid-markup';

/** Path from the repository's root. */
const validMarkupFile = 'node_modules/.cache/docs/valid-markup.json';

interface RunChecksOptions {
  readonly repoRoot: string;
  /** Path from the repository's root. */
  readonly siteFolder: string;
  readonly budgets: Budgets;
  /** Hashes of the inline scripts that pages may have, without quotes. */
  readonly inlineScriptHashes: readonly string[];
}

/** Result of the checks of the assembled site. */
export interface CheckReport {
  readonly pageCount: number;
  readonly diagnostics: readonly Diagnostic[];
}

/** Runs all checks on the assembled site. */
export async function runChecks(options: RunChecksOptions): Promise<CheckReport> {
  const { repoRoot, siteFolder, budgets, inlineScriptHashes } = options;
  const site = await loadSite(options);
  const diagnostics = [
    ...checkSite(site, { siteFolder, inlineScriptHashes, budgets: toPageBudgets(budgets) }),
  ];
  const valid = openValidMarkup(path.join(repoRoot, validMarkupFile), [
    markupRules,
    relaxedInDemos,
  ]);
  const checkMarkup = createMarkupCheck({ valid });
  for (const page of site.pages.values()) {
    const html = await readFile(path.join(repoRoot, siteFolder, page.file), 'utf8');
    diagnostics.push(...checkMarkup(page, html, site));
  }
  valid.save();
  return { pageCount: site.pages.size, diagnostics: groupDiagnostics(diagnostics) };
}

function toPageBudgets(budgets: Budgets): PageBudgets {
  return {
    html: budgets.html.figure,
    htmlWithLargeNavigation: budgets.htmlWithLargeNavigation.figure,
    htmlPerDemo: budgets.htmlPerDemo.figure,
    htmlPerApiRow: budgets.htmlPerApiRow.figure,
    css: budgets.css.figure,
    fonts: budgets.fonts.figure,
    fontsWithFullIconFont: budgets.fontsWithFullIconFont.figure,
    bootScripts: budgets.javascriptOfTextPage.figure,
  };
}
