/** Weights of demos and subpaths by the position of their bit. */
export interface UserWeights {
  readonly weights: readonly number[];
  /** For each word of 32 bits: their weight, if it is the same for all. */
  readonly wordWeights: readonly (number | undefined)[];
}

/** Prepares weights of users, so that those of a set can be added quickly. A set has one bit for each user, in words of 32. */
export function prepareWeights(weights: readonly number[]): UserWeights {
  const wordWeights = Array.from({ length: Math.ceil(weights.length / 32) }, (_, word) => {
    const own = new Set(weights.slice(word * 32, (word + 1) * 32));
    const [weight] = own;
    return own.size === 1 ? weight : undefined;
  });
  return { weights, wordWeights };
}

/** Returns the weight of all users whose bits are set. */
export function sumWeights(users: Uint32Array, weights: UserWeights): number {
  return sumUnion(users, users, weights);
}

/** Returns the weight of all users whose bits are set in one of two sets. */
export function sumUnion(
  a: Uint32Array,
  b: Uint32Array,
  { weights, wordWeights }: UserWeights,
): number {
  let sum = 0;
  for (let index = 0; index < a.length; index += 1) {
    const word = (a[index] ?? 0) | (b[index] ?? 0);
    if (word === 0) continue;
    const weight = wordWeights[index];
    if (weight !== undefined) {
      sum += countBits(word) * weight;
      continue;
    }
    for (let bits = word; bits !== 0;) {
      const bit = 31 - Math.clz32(bits);
      sum += weights[index * 32 + bit] ?? 0;
      bits = (bits ^ (1 << bit)) >>> 0;
    }
  }
  return sum;
}

/** Adds neighboring bits, pairs and so on, in all parts of the word at once. */
function countBits(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Returns the users of two sets. */
export function unite(a: Uint32Array, b: Uint32Array): Uint32Array {
  return a.map((bits, index) => bits | (b[index] ?? 0));
}
