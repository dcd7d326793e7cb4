import type { Diagnostic } from 'diagnostics';
import type { ParsedPage, Site } from 'docs-build/checks';
import { HtmlValidate, StaticConfigLoader, type Message, type ResolvedConfig } from 'html-validate';
import { elideKnownParts } from './elide-known-parts';
import { markupRules, relaxedInDemos } from './markup-rules';
import type { ValidMarkup } from './valid-markup';

interface MarkupCheckOptions {
  /** Rules that the HTML of demos may break, by reason. */
  readonly relaxed?: Readonly<Record<string, string>>;
  /** Record of HTML that earlier runs accepted. It is not validated again. */
  readonly valid?: ValidMarkup;
}

/** Resolves the rules once. html-validate would do so for each page, which takes a third of its time. */
class SingleConfigLoader extends StaticConfigLoader {
  readonly #config: ResolvedConfig | Promise<ResolvedConfig>;

  constructor() {
    super(markupRules);
    this.#config = super.getConfigFor('');
  }

  override getConfigFor(): ResolvedConfig | Promise<ResolvedConfig> {
    return this.#config;
  }
}

/** Checks the HTML of a page against the standard. The pages of a site share one check, which remembers navigations. */
export function createMarkupCheck({ relaxed = relaxedInDemos, valid }: MarkupCheckOptions = {}): (
  page: ParsedPage,
  html: string,
  site: Site,
) => readonly Diagnostic[] {
  const validator = new HtmlValidate(new SingleConfigLoader());
  const seen = new Set<string>();
  return (page, html, site) => {
    const markup = elideKnownParts(html, seen);
    if (valid?.has(markup)) return [];
    const report = validator.validateStringSync(markup, page.file);
    const messages = report.results
      .flatMap((result) => result.messages)
      .filter((message) => !(message.ruleId in relaxed && isInDemo(message, page)));
    if (messages.length === 0) valid?.add(markup);
    return messages.map((message) => ({
      ...site.sources.locatePage(page),
      ...describe(message, html),
    }));
  };
}

function isInDemo({ offset }: Message, { demos }: ParsedPage): boolean {
  return demos.some(({ start, end }) => start <= offset && offset < end);
}

function describe({ ruleId, ruleUrl, message, selector, offset }: Message, html: string) {
  const place = selector ?? html.slice(offset, offset + 40);
  return {
    code: 'DOCS8009' as const,
    received: `${message}, at ${place}`,
    expected: `HTML that keeps the rule ${ruleId}`,
    hint: `Correct the component that writes it. The rule: ${ruleUrl ?? ruleId}`,
  };
}
