/** Returns slug and language of a content file: `react-button.zh.mdx` is `react-button` in `zh`. */
export function parseContentName(below: string): {
  readonly slug: string;
  readonly language: string;
} {
  const [, slug = '', language = 'en'] = /^(.+?)(?:\.([a-z]{2}))?\.mdx$/.exec(below) ?? [];
  return { slug, language };
}
