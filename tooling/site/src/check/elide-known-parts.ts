/** A style's text, which the browser takes for CSS whatever it holds. */
const style = /(<style\b[^>]*>)(.*?)(<\/style>)/gs;

/** A code block as the highlighter writes it. */
const codeBlock = /(<pre\b[^>]*><code>)(.*?)(<\/code><\/pre>)/gs;

/** Spans with classes, text and character references, and nothing else. */
const codeOnly = /^(?:[^<>&]|&(?:amp|lt|gt|quot|#x27|#39);|<span(?: class="[\w -]*")?>|<\/span>)*$/;

const navigation = /(<nav\b[^>]*>)(.*?)(<\/nav>)/gs;

/** What differs between the pages of a product in the navigation that they share. */
const ownMarks = / aria-current="page"| open=""/g;

/**
 * Blanks what needs no validator, so that its time goes into what may be wrong: styles, code blocks whose
 * validity a pattern shows, and navigations that an earlier page had in the same form. Offsets stay.
 *
 * @param seen navigations of earlier pages; grows
 */
export function elideKnownParts(html: string, seen: Set<string>): string {
  const replace = (text: string, pattern: RegExp, isKnown: (content: string) => boolean) =>
    text.replace(pattern, (whole, open: string, content: string, close: string) =>
      isKnown(content) ? open + ' '.repeat(content.length) + close : whole,
    );
  const withoutStyles = replace(html, style, () => true);
  const withoutCode = replace(withoutStyles, codeBlock, isPlainCode);
  return replace(withoutCode, navigation, (content) => {
    const key = content.replace(ownMarks, '');
    const isKnown = seen.has(key);
    seen.add(key);
    return isKnown;
  });
}

function isPlainCode(code: string): boolean {
  if (!codeOnly.test(code)) return false;
  let depth = 0;
  for (const [tag] of code.matchAll(/<\/?span/g)) {
    depth += tag === '<span' ? 1 : -1;
    if (depth < 0) return false;
  }
  return depth === 0;
}
