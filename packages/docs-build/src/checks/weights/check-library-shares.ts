import type { Diagnostic } from 'diagnostics';
import type { Site } from '../site';
import type { LibraryShare } from '../../lib/library-share';
import { listPagesOfShare, measureHtmlPerDemo, roundUpKib } from './measure-html-share';
import { listPageFiles, sumBytes } from './measure-page';
import type { PageBudgets } from './page-budgets';

type ShareName = 'cssKib' | 'htmlPerDemoKib' | 'scriptsKib';

/** A share may exceed what is measured by so much, so that a small change of a demo needs no other figure. */
const slack = { factor: 1.15, kib: 1 };

/**
 * Reports shares of libraries that are far above what their heaviest page needs. A share close to the measured weight
 * makes growth visible: a change that adds weight also changes `product.ts`, where a reviewer sees it.
 */
export function checkLibraryShares(site: Site, budgets: PageBudgets): readonly Diagnostic[] {
  return site.libraryShares.flatMap((share) => {
    const declared = listDeclared(share);
    if (declared.length === 0) return [];
    const heaviest = measureHeaviest(share, site, budgets);
    // The site does not have the product.
    if (!heaviest) return [];
    return declared.flatMap(([name, limit]) => {
      const measured = heaviest[name];
      if (limit <= measured * slack.factor + slack.kib) return [];
      return [
        {
          file: share.file,
          path: `library.budgets.${name}`,
          code: 'DOCS8008' as const,
          received: `${limit} KiB, where all pages pass with ${measured.toFixed(1)} KiB`,
          expected: `at most ${(measured * slack.factor + slack.kib).toFixed(1)} KiB`,
          hint: `Write ${name}: ${roundUpKib(measured)}. A figure near the measured one shows when the library grows.`,
        },
      ];
    });
  });
}

function listDeclared(share: LibraryShare): [ShareName, number][] {
  const { cssKib, htmlPerDemoKib, scriptsKib } = share;
  return Object.entries({ cssKib, htmlPerDemoKib, scriptsKib }).flatMap(([name, limit]) =>
    limit === undefined ? [] : [[name as ShareName, limit]],
  );
}

/** Returns the smallest budgets in KiB with which all pages of a product pass. Undefined if it has no page with demos. */
function measureHeaviest(
  share: LibraryShare,
  site: Site,
  budgets: PageBudgets,
): Readonly<Record<ShareName, number>> | undefined {
  const weights = listPagesOfShare(share, site).map((page) => {
    const { demoCss, demoScripts } = listPageFiles(page, site);
    return {
      cssKib: sumBytes(demoCss, site) / 1024,
      htmlPerDemoKib: measureHtmlPerDemo(page, site, budgets),
      scriptsKib: sumBytes(demoScripts, site) / 1024,
    };
  });
  if (weights.length === 0) return undefined;
  const largest = (name: ShareName) => Math.max(0, ...weights.map((weight) => weight[name]));
  return {
    cssKib: largest('cssKib'),
    htmlPerDemoKib: largest('htmlPerDemoKib'),
    scriptsKib: largest('scriptsKib'),
  };
}
