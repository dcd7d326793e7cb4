/** Scheme of links to the page of a name: `api:GridApi`. */
export const nameScheme = 'api:';

/**
 * Converts links of JSDoc and TypeDoc (`{@link https://… text}`, `{@link Name}`, `[[Name]]`) to markdown. Links to
 * names have the URL `api:Name`. If `hasNames` is false, they become plain text, for use outside this site.
 */
export function resolveLinkTags(markdown: string, { hasNames }: { hasNames: boolean }): string {
  const linkName = (name: string, label: string) => {
    const shown = label === '' ? `\`${name}\`` : label;
    return hasNames ? `[${shown}](${nameScheme}${name})` : shown;
  };
  return markdown
    .replaceAll(
      /\{@link(?:plain|code)?\s+([^\s|}]+)(?:[\s|]+([^}]*))?\}/g,
      (_tag, target: string, label?: string) => {
        const text = label?.trim() ?? '';
        return /^https?:/.test(target) ? `[${text || target}](${target})` : linkName(target, text);
      },
    )
    .replaceAll(/\[\[([A-Za-z_$][\w$.]*)\]\]/g, (_tag, name: string) => linkName(name, ''));
}
