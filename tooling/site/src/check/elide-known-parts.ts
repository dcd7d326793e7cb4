/** Text of a `<style>` element. Browsers parse any content of it as CSS. */
const style = /(<style\b[^>]*>)(.*?)(<\/style>)/gs;

/** A code block in the form that the highlighter writes. */
const codeBlock = /(<pre\b[^>]*><code>)(.*?)(<\/code><\/pre>)/gs;

/** Only spans with classes, text and character references. */
const codeOnly = /^(?:[^<>&]|&(?:amp|lt|gt|quot|#x27|#39);|<span(?: class="[\w -]*")?>|<\/span>)*$/;

const navigation = /(<nav\b[^>]*>)(.*?)(<\/nav>)/gs;

/** Parts of a shared navigation that differ between the pages of a product. */
const ownMarks = / aria-current="page"| open=""/g;

/**
 * Replaces parts that need no validation by spaces, to save time: styles, code blocks that match a pattern of valid
 * HTML, and navigations that an earlier page had in the same form. Keeps offsets.
 *
 * @param seen navigations of earlier pages; those of this page are added
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
