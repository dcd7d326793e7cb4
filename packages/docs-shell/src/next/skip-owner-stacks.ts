import * as React from 'react';

/** The part of React that its development build shares with renderers. It is not public, so it may be missing. */
interface Internals {
  recentlyCreatedOwnerStacks?: number;
}

/**
 * Lets React's development build create elements without an `Error` each, whose stack says where it was created. React
 * stops after 10,000 of them within a second, and is told here that it has. They are a third of the CPU time in which Next
 * renders a page, and nothing shows them: warnings name components without them.
 *
 * @returns whether React was told. With another version of React, nothing changes.
 */
export function skipOwnerStacks(): boolean {
  const internals = (React as unknown as Readonly<Record<string, Internals | undefined>>)[
    '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
  ];
  if (typeof internals?.recentlyCreatedOwnerStacks !== 'number') return false;
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => Infinity,
    // A renderer sets it to zero.
    set: () => {},
  });
  return true;
}
