/** Text of a `<style>` element. Browsers parse any content of it as CSS. */
const style = /(<style\b[^>]*>)(.*?)(<\/style>)/gs;

/** A code block in the form that the highlighter writes. */
const codeBlock = /(<pre\b[^>]*><code>)(.*?)(<\/code><\/pre>)/gs;

/** Only spans with classes, text and character references. */
const codeOnly = /^(?:[^<>&]|&(?:amp|lt|gt|quot|#x27|#39);|<span(?: class="[\w -]*")?>|<\/span>)*$/;

/** Elements that many pages have in the same form: the navigation, groups of settings, and icons. */
const repeated = ['nav', 'fieldset', 'svg'].map(
  (name) => new RegExp(`(<${name}\\b[^>]*>)(.*?)(</${name}>)`, 'gs'),
);

/** Parts of a shared navigation that differ between the pages of a product. */
const ownMarks = / aria-current="page"| open=""/g;

/**
 * Replaces parts that need no validation by spaces, to save time: styles, code blocks that match a pattern of valid
 * HTML, and the content of navigations, groups and icons that occurred before in the same form. Keeps offsets.
 *
 * @param seen contents that occurred before; those of this page are added
 */
export function elideKnownParts(html: string, seen: Set<string>): string {
  const replace = (text: string, pattern: RegExp, isKnown: (content: string) => boolean) =>
    text.replace(pattern, (whole, open: string, content: string, close: string) =>
      isKnown(content) ? open + ' '.repeat(content.length) + close : whole,
    );
  const withoutStyles = replace(html, style, () => true);
  const withoutCode = replace(withoutStyles, codeBlock, isPlainCode);
  const isRepeated = (content: string) => {
    const key = content.replace(ownMarks, '');
    const isKnown = seen.has(key);
    seen.add(key);
    return isKnown;
  };
  return repeated.reduce((text, pattern) => replace(text, pattern, isRepeated), withoutCode);
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
