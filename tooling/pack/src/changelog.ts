/** A change for product teams, as a file in `.changeset` has it. */
export interface Change {
  readonly kind: 'major' | 'minor' | 'patch';
  /** Markdown. */
  readonly text: string;
}

const headings = { major: 'Breaking', minor: 'New', patch: 'Fixed' } as const;

/**
 * Parses a file of `.changeset`. The packages have one version, so the largest kind counts.
 *
 * @throws if it names no package, or if a breaking change does not say what to do
 */
export function parseChange(file: string, content: string): Change {
  const [, front = '', text = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(content) ?? [];
  const kind = (['major', 'minor', 'patch'] as const).find((name) =>
    new RegExp(`:\\s*${name}\\s*$`, 'm').test(front),
  );
  if (!kind) throw new Error(`${file} names no package with major, minor or patch.`);
  if (kind === 'major' && !text.includes('**What to do:**')) {
    throw new Error(`${file} is a breaking change: add “**What to do:** …” for product teams.`);
  }
  return { kind, text: text.trim() };
}

/** Adds a version in front of the others. */
export function addVersion(changelog: string, version: string, changes: readonly Change[]): string {
  const parts = (['major', 'minor', 'patch'] as const).flatMap((kind) => {
    const texts = changes.filter((change) => change.kind === kind).map(({ text }) => text);
    return texts.length === 0 ? [] : [`### ${headings[kind]}\n\n${texts.join('\n\n')}\n`];
  });
  const [intro = '', ...versions] = changelog.split(/^(?=## )/m);
  return [
    `${intro.trimEnd()}\n`,
    `## ${version}\n\n${parts.join('\n')}`,
    ...versions.map((text) => `${text.trimEnd()}\n`),
  ].join('\n');
}
