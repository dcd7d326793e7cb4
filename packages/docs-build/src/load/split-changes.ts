import { encodeVersion } from 'docs-shell/lib/encode-version';
import type { ApiChange, ApiLedger } from 'react-api-docs/history';
import { formatVersion } from './format-version';

/** A history with more changes gets pages of at most this many, which are about 20 KiB after gzip. */
const maxChanges = 450;

/** The changes of some versions, or of some exports in one version. They have a page of their own. */
export interface ChangesPart {
  /** Last segment of its path: the first version. The page keeps it when later versions join. */
  readonly slug: string;
  /** The versions: `7.0–7.4`, or `8.1 (2 of 3)`. */
  readonly title: string;
  readonly changes: ReadonlySet<ApiChange>;
}

type Versioned = readonly [version: string, changes: readonly ApiChange[]];

/** Returns whether an application can notice a change. Others are no part of what pages show. */
export function isNoticeable(change: ApiChange): boolean {
  return !change.internal && !('accepted' in change && change.accepted);
}

/**
 * Splits a long history by version into parts for one page each. A part ends with its major version, or before the version
 * that makes it too large. A version that is too large alone is split by export. A short history has no parts.
 */
export function splitChanges(
  { releases }: Pick<ApiLedger, 'releases'>,
  limit = maxChanges,
): readonly ChangesPart[] {
  const versions = groupByMinor(releases);
  if (count(versions) <= limit) return [];
  const parts: Versioned[][] = [];
  for (const version of versions) {
    const last = parts.at(-1);
    const [previous] = last?.at(-1) ?? [];
    const fits =
      last !== undefined &&
      previous?.split('.')[0] === version[0].split('.')[0] &&
      count([...last, version]) <= limit;
    if (fits) last.push(version);
    else parts.push([version]);
  }
  return parts.flatMap((part) => {
    const [first, ...others] = part;
    if (!first) return [];
    if (others.length === 0) return splitVersion(first, limit);
    const [last = first] = others.slice(-1);
    const changes = new Set(part.flatMap((version) => version[1]));
    return [{ slug: slugOf(first[0]), title: `${first[0]}–${last[0]}`, changes }];
  });
}

/** Splits the changes of one version by export into parts of about the same size. */
function splitVersion([version, changes]: Versioned, limit: number): ChangesPart[] {
  const length = Math.ceil(changes.length / Math.ceil(changes.length / limit));
  const sorted = changes.toSorted((a, b) => a.of.localeCompare(b.of, 'en'));
  const parts: ApiChange[][] = [];
  for (const change of sorted) {
    const last = parts.at(-1);
    const isFull = last && last.length >= length && last.at(-1)?.of !== change.of;
    if (last && !isFull) last.push(change);
    else parts.push([change]);
  }
  return parts.map((part, index) => ({
    slug: index === 0 ? slugOf(version) : `${slugOf(version)}-${index + 1}`,
    title: parts.length === 1 ? version : `${version} (${index + 1} of ${parts.length})`,
    changes: new Set(part),
  }));
}

/** Groups changes by the version that pages show, oldest first. */
function groupByMinor(releases: ApiLedger['releases']): Versioned[] {
  const sorted = releases.toSorted((a, b) =>
    encodeVersion(a.version) < encodeVersion(b.version) ? -1 : 1,
  );
  const minors = new Map<string, ApiChange[]>();
  for (const { version, changes } of sorted) {
    const text = formatVersion(version);
    minors.set(text, [...(minors.get(text) ?? []), ...changes.filter(isNoticeable)]);
  }
  return [...minors].filter(([, changes]) => changes.length > 0);
}

function count(versions: readonly Versioned[]): number {
  return versions.reduce((sum, [, changes]) => sum + changes.length, 0);
}

/** `8.1` becomes `8-1`: a dot would look like the extension of a file. */
function slugOf(version: string): string {
  return version.replaceAll('.', '-');
}
