import { keyOf, type ApiFact, type ApiFacts } from '../compare/list-facts';

/** The facts of two versions that are compared. */
export interface FactsPair {
  readonly earlier: ApiFacts;
  readonly later: ApiFacts;
}

/** What the packages that have a version say about it, and about the complete versions around it. */
export interface PartialFacts extends FactsPair {
  readonly partial: ApiFacts;
}

/**
 * Returns the facts of a version that some packages of a product lack. A fact is as in the later complete version if the
 * packages that have the version agree with it, and as in the version before if they do not tell.
 *
 * @param complete facts of the complete versions around it
 * @param before facts of the version before it, which may be such an estimate, too
 */
export function estimateFacts(
  complete: FactsPair,
  { earlier, partial, later }: PartialFacts,
  before: ApiFacts,
): ApiFacts {
  const keys = new Set([...complete.later.keys(), ...before.keys(), ...partial.keys()]);
  const facts = [...keys].flatMap((key): ApiFact[] => {
    const [old, now, next] = [earlier, partial, later].map((facts) => facts.get(key));
    const known = isEqual(old, next)
      ? before.get(key)
      : isEqual(now, next)
        ? complete.later.get(key)
        : isEqual(now, old)
          ? complete.earlier.get(key)
          : isEqual(complete.earlier.get(key), old)
            ? now
            : before.get(key);
    return known ? [known] : [];
  });
  return new Map(facts.map((fact) => [keyOf(fact), fact]));
}

/** Facts are made by one function, with their fields in one order. */
function isEqual(one: ApiFact | undefined, other: ApiFact | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
