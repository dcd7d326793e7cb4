import { Parser } from 'htmlparser2';
import { isSafeTarget } from '../content/is-safe-target';

/** What is wrong with the HTML of a slot. */
export interface SlotProblem {
  readonly received: string;
  readonly expected: string;
  readonly hint: string;
}

/** The links and mistakes of a slot. */
export interface InspectedSlot {
  /** Targets of its links, each once. */
  readonly links: readonly string[];
  /** Each once. */
  readonly problems: readonly SlotProblem[];
}

/** All pages of the product have the HTML, so it counts against the budget of each. */
const maxCharacters = 4096;

/** Attributes of all elements. */
const commonAttributes = ['dir', 'lang', 'title', 'translate'];

/** Elements of a slot with their attributes. */
const elements: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'hreflang', 'rel'],
  abbr: [],
  b: [],
  bdi: [],
  br: [],
  code: [],
  del: [],
  div: [],
  em: [],
  i: [],
  img: ['alt', 'height', 'src', 'width'],
  kbd: [],
  li: [],
  ol: [],
  p: [],
  small: [],
  span: [],
  strong: [],
  sub: [],
  sup: [],
  time: ['datetime'],
  ul: [],
};

/**
 * Checks the HTML of a slot. Only what cannot run, cannot load anything from elsewhere and has no place in the outline of
 * the page is allowed: the layout has one `h1` and names its landmarks itself.
 */
export function inspectSlot(html: string): InspectedSlot {
  const problems = new Map<string, SlotProblem>();
  const links = new Set<string>();
  const report = (received: string, expected: string, hint: string) => {
    problems.set(received, { received, expected, hint });
  };
  if (html.length > maxCharacters) {
    report(
      `${html.length} characters of HTML`,
      `at most ${maxCharacters}, because every page has them`,
      'Move most of it to a page, and link the page.',
    );
  }
  const parser = new Parser({
    onopentag(tag, attributes) {
      const known = elements[tag];
      if (!known || !Object.hasOwn(elements, tag)) {
        report(`<${tag}>`, `one of: ${Object.keys(elements).join(', ')}`, hintFor(tag));
        return;
      }
      for (const name of Object.keys(attributes)) {
        if (known.includes(name) || commonAttributes.includes(name)) continue;
        const expected = [...known, ...commonAttributes].join(', ');
        report(
          `the attribute ${name} of <${tag}>`,
          `one of: ${expected}`,
          attributeHint(name, `<${tag}>`),
        );
      }
      if (tag === 'a') inspectLink(attributes['href'], report, links);
      if (tag === 'img') inspectImage(attributes, report);
    },
  });
  parser.end(html);
  return { links: [...links], problems: [...problems.values()] };
}

type ReportProblem = (received: string, expected: string, hint: string) => void;

function inspectLink(href: string | undefined, report: ReportProblem, links: Set<string>): void {
  const isWhole = href !== undefined && /^(\/|https?:|mailto:)/i.test(href);
  if (isWhole && isSafeTarget(href)) {
    links.add(href);
    return;
  }
  report(
    href === undefined ? 'an <a> without href' : `a link to ${href === '' ? 'nothing' : href}`,
    'a path of this site that begins with one slash, or an https:, http: or mailto: address',
    'Write the whole address: a slot is on pages with different paths and headings.',
  );
}

function inspectImage(attributes: Readonly<Record<string, string>>, report: ReportProblem): void {
  const { alt, height = '', src = '', width = '' } = attributes;
  if (!/^\/(?![/\\])/.test(src)) {
    report(
      `an image from ${src === '' ? 'nowhere' : src.slice(0, 60)}`,
      'a path of this site that begins with one slash',
      'Put the file into public/ of the app. The policy of the site allows no images of other hosts.',
    );
  }
  if (alt === undefined) {
    report('an <img> without alt', 'alt, which can be empty', 'Say what the image shows.');
  }
  if (!/^[1-9]\d*$/.test(width) || !/^[1-9]\d*$/.test(height)) {
    report(
      'an <img> without a size',
      'width and height in pixels',
      'Write both, so that nothing moves when the image is loaded.',
    );
  }
}

function hintFor(tag: string): string {
  if (/^h[1-6]$/.test(tag)) return 'Write <strong>: headings belong to the content of the page.';
  if (/^(header|footer|main|nav|aside|section|article|form)$/.test(tag)) {
    return 'Write <div>: the layout has its landmarks already.';
  }
  if (/^(script|style|link|iframe|object|embed)$/.test(tag)) {
    return 'Remove it: pages load what the platform and the demos of the page need. What has to react is a demo.';
  }
  return 'Use an element of the list.';
}

function attributeHint(name: string, element: string): string {
  if (/^on[a-z]/.test(name)) {
    return 'Remove it: the policy of the site blocks event handlers. What has to react is a demo.';
  }
  if (name === 'style' || name === 'class') {
    return 'Remove it: the layout has the styles of slots, in all color modes.';
  }
  if (name === 'id') return 'Remove it: a page may have the same id.';
  return `Remove it from ${element}.`;
}
