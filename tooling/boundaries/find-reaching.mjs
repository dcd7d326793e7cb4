const matcher = ({ path, pathNot = [] }) => {
  const expression = (patterns) => new RegExp([patterns].flat().join('|'));
  const [wanted, unwanted] = [expression(path), [pathNot].flat().map(expression)];
  return (file) => wanted.test(file) && !unwanted.some((pattern) => pattern.test(file));
};

/**
 * Returns the modules from which a rule allows no way to others, with the shortest way that there is. dependency-cruiser
 * searches the graph for each pair of modules, which took a quarter of its time. This goes back from all targets once.
 *
 * @param modules the modules of dependency-cruiser
 * @param rule a rule of dependency-cruiser whose `to` has `reachable: true`
 */
export function findReaching(modules, rule) {
  const importers = new Map();
  for (const { source, dependencies } of modules) {
    for (const { resolved } of dependencies) {
      importers.set(resolved, [...(importers.get(resolved) ?? []), source]);
    }
  }
  const isTarget = matcher(rule.to);
  const way = new Map([...importers.keys()].filter(isTarget).map((name) => [name, []]));
  for (const [name, rest] of way) {
    for (const importer of importers.get(name) ?? []) {
      if (!way.has(importer)) way.set(importer, [{ name }, ...rest]);
    }
  }
  const isRestricted = matcher(rule.from);
  return modules
    .filter(({ source }) => isRestricted(source) && way.get(source)?.length > 0)
    .map(({ source }) => ({ from: source, rule, via: way.get(source) }));
}
