/** Writes the links of JSDoc (`{@link https://… text}`, `{@link Name}`) as markdown. */
export function resolveLinkTags(text: string): string {
  return text.replaceAll(
    /\{@link(?:plain|code)?\s+([^\s|}]+)(?:[\s|]+([^}]*))?\}/g,
    (_tag, target: string, label = '') => {
      if (!/^https?:/.test(target)) return label === '' ? `\`${target}\`` : label;
      return `[${label === '' ? target : label.trim()}](${target})`;
    },
  );
}
