import { isRecord } from './is-record';

const fields = ['dependencies', 'devDependencies', 'peerDependencies'];

/**
 * Returns the versions that a package.json names, by package: the lowest version of each range, because that is what the
 * application is sure to have. Other files, tags and URLs give nothing.
 */
export function findVersions(packageJson: string): Record<string, string> {
  const versions: Record<string, string> = {};
  for (const field of fields) {
    const ranges = readField(packageJson, field);
    for (const [name, range] of Object.entries(ranges)) {
      const [version] =
        typeof range === 'string'
          ? (/^(?:npm:.*@)?[\^~>=v ]*(\d+(?:\.\d+){0,2}(?:-\w+\.\d+)?)/.exec(range)?.slice(1) ?? [])
          : [];
      if (version !== undefined) versions[name] ??= version;
    }
  }
  return versions;
}

function readField(text: string, field: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    const found = isRecord(value) ? value[field] : undefined;
    return isRecord(found) ? found : {};
  } catch {
    return {};
  }
}
