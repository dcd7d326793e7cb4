/** Returns the version string of a worker for a number, as long as the hash that a build writes. */
export function versionText(version: number): string {
  return String(version).padStart(16, '0');
}

/** Returns the code of a worker with another version, like another build of it. */
export function withVersion(worker: string, version: number): string {
  const text = worker.replaceAll(
    /"[0-9a-f]{16}"|`[0-9a-f]{16}`/g,
    JSON.stringify(versionText(version)),
  );
  if (text === worker) throw new Error('The worker contains no version.');
  return text;
}
