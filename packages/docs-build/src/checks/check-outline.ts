import { demoFrameSegment } from 'docs-shell/page-document';
import type { Finding } from './finding';
import type { PageHeading, ParsedPage } from './parse/types';
import type { PageCheck } from './site';

/**
 * Checks that a page has one `h1`, one `main`, a title, a description and a language, and that its headings skip no
 * level.
 */
export const checkOutline: PageCheck = (page, site) => {
  const place = site.sources.locatePage(page);
  // The document of one demo is not a page: its headings and landmarks belong to the demo.
  const isDemoFrame = page.pathname.includes(`/${demoFrameSegment}/`);
  const findings = [
    ...checkHead(page),
    ...(isDemoFrame ? [] : [...checkCount(page), ...findSkips(page.headings)]),
  ];
  return findings.map((finding) => ({ ...place, ...finding }));
};

function checkHead({ language, titles, description }: ParsedPage): Finding[] {
  const findings: Finding[] = [];
  if (language === undefined || !/^[a-z]{2}(-[a-z0-9]+)*$/i.test(language)) {
    findings.push({
      code: 'DOCS8003',
      received: language === undefined ? '<html> without lang' : `<html lang="${language}">`,
      expected: 'a language tag such as en',
      hint: 'Set lang in the document.',
    });
  }
  if (titles.length !== 1 || titles[0] === '') {
    findings.push({
      code: 'DOCS8003',
      received: titles.length === 1 ? 'an empty <title>' : `${titles.length} <title> elements`,
      expected: 'one title with text',
      hint: 'Write `title` in the front matter.',
    });
  }
  if (!description) {
    findings.push({
      code: 'DOCS8003',
      received: description === undefined ? 'no meta description' : 'an empty meta description',
      expected: 'one sentence on the page',
      hint: 'Write `description` in the front matter.',
    });
  }
  return findings;
}

function checkCount({ headings, mainCount }: ParsedPage): Finding[] {
  const h1 = headings.filter(({ level }) => level === 1);
  const findings: Finding[] = [];
  if (h1.length !== 1) {
    const texts = h1.map(({ text }) => `“${text}”`).join(', ');
    findings.push({
      code: 'DOCS8004',
      received: `${h1.length} <h1> elements${texts && `: ${texts}`}`,
      expected: 'one, which the shell makes from the title',
      hint: 'Begin the content with ## instead of #.',
    });
  }
  if (mainCount !== 1) {
    findings.push({
      code: 'DOCS8004',
      received: `${mainCount} <main> elements`,
      expected: 'one, which the shell writes',
      hint: 'Write <div> or <section> inside the content.',
    });
  }
  return findings;
}

/** The first heading may have level 2, because the navigation comes before the title. */
function findSkips(headings: readonly PageHeading[]): Finding[] {
  return headings.flatMap(({ level, text }, index) => {
    const before = headings[index - 1];
    const highest = (before?.level ?? 1) + 1;
    if (level <= highest) return [];
    return [
      {
        code: 'DOCS8004',
        received: `<h${level}> “${text}” after ${before ? `<h${before.level}> “${before.text}”` : 'no heading'}`,
        expected: `level ${highest} or lower: a skipped level misleads readers with screen readers`,
        hint: `Use ${'#'.repeat(highest)}, or add the heading of the missing level.`,
      },
    ];
  });
}
