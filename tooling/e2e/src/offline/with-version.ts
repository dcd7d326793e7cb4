/** The version of a worker that a test counts, as long as the digest that a build writes there. */
export function versionText(version: number): string {
  return String(version).padStart(16, '0');
}

/** The code of a worker with another version in it, as another build of it would have. */
export function withVersion(worker: string, version: number): string {
  const text = worker.replaceAll(
    /"[0-9a-f]{16}"|`[0-9a-f]{16}`/g,
    JSON.stringify(versionText(version)),
  );
  if (text === worker) throw new Error('The worker does not say its version.');
  return text;
}
