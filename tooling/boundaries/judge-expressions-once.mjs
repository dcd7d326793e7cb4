import { createRequire } from 'node:module';

// dependency-cruiser asks safe-regex about each regular expression of the rules, several times for the same one, and
// again for each fixture. That was four fifths of the time of the tests: the answer is the same.
const { prototype } = createRequire(import.meta.resolve('dependency-cruiser'))(
  'safe-regex/lib/heuristic-analyzer',
);
const { isVulnerable } = prototype;
const known = new Map();

prototype.isVulnerable = function isVulnerableOnce(expression) {
  const key = `${this.options.heuristic_replimit} ${expression}`;
  if (!known.has(key)) known.set(key, isVulnerable.call(this, expression));
  return known.get(key);
};
