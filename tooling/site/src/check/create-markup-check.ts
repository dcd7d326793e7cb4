import type { Fault } from 'docs-build/faults';
import type { ParsedPage, Site } from 'docs-build/checks';
import { HtmlValidate, StaticConfigLoader, type Message } from 'html-validate';
import { elideKnownParts } from './elide-known-parts';
import { markupRules, relaxedInDemos } from './markup-rules';

/** Checks the HTML of one page against the standard. Pages of one site share a check: it remembers navigations. */
export function createMarkupCheck(
  relaxed: Readonly<Record<string, string>> = relaxedInDemos,
): (page: ParsedPage, html: string, site: Site) => readonly Fault[] {
  const validator = new HtmlValidate(new StaticConfigLoader(markupRules));
  const seen = new Set<string>();
  return (page, html, site) => {
    const report = validator.validateStringSync(elideKnownParts(html, seen), page.file);
    const messages = report.results.flatMap((result) => result.messages);
    return messages
      .filter((message) => !(message.ruleId in relaxed && isInDemo(message, page)))
      .map((message) => ({ ...site.sources.placeOfPage(page), ...describe(message, html) }));
  };
}

function isInDemo({ offset }: Message, { demos }: ParsedPage): boolean {
  return demos.some(({ start, end }) => start <= offset && offset < end);
}

function describe({ ruleId, ruleUrl, message, selector, offset }: Message, html: string) {
  const place = selector ?? html.slice(offset, offset + 40);
  return {
    found: `${message}, at ${place}`,
    expected: `HTML that keeps the rule ${ruleId}`,
    fix: `Correct the component that writes it. The rule: ${ruleUrl ?? ruleId}`,
  };
}
