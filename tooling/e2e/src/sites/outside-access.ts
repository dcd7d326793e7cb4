let count = 0;

/** Notes that a test depends on files that it does not request from the site, so a later run must repeat it. */
export function noteOutsideAccess(): void {
  count += 1;
}

/** Returns how often tests of this process have depended on such files. */
export function countOutsideAccesses(): number {
  return count;
}
