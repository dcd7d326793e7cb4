/**
 * Finds modules that import forbidden ones through others. dependency-cruiser searches for a way between each two modules of
 * such a rule, which was half of the time of this check. This walks from all forbidden modules at once.
 *
 * @param modules of the result of dependency-cruiser
 * @param rule `from` has `path`, and can have `pathNot`; `to` has `path`
 * @returns for each forbidden import, the module and a shortest way from it to the forbidden one
 */
export function findWays(modules, { from, to }) {
  const isForbidden = matcher(to);
  const isFrom = matcher(from);
  const importersOf = new Map();
  for (const { source, dependencies } of modules) {
    for (const { resolved } of dependencies) {
      if (!importersOf.has(resolved)) importersOf.set(resolved, []);
      importersOf.get(resolved).push(source);
    }
  }
  /** The next module on a shortest way to a forbidden one. */
  const next = new Map();
  let reached = [...importersOf.keys()].filter(isForbidden);
  const targets = new Set(reached);
  while (reached.length > 0) {
    const further = [];
    for (const module of reached) {
      for (const importer of importersOf.get(module) ?? []) {
        if (next.has(importer)) continue;
        next.set(importer, module);
        // A forbidden module can be one of `from`, and the walk began with it.
        if (!targets.has(importer)) further.push(importer);
      }
    }
    reached = further;
  }
  return [...next.keys()]
    .filter(isFrom)
    .sort()
    .map((module) => ({ module, way: followWay(next, targets, module) }));
}

function followWay(next, targets, module) {
  const way = [];
  let step = module;
  do {
    step = next.get(step);
    way.push(step);
  } while (!targets.has(step));
  return way;
}

/** Returns whether a path matches one of the expressions of `path`, and none of `pathNot`. */
function matcher({ path, pathNot }) {
  const toExpressions = (texts = []) => [texts].flat().map((text) => new RegExp(text));
  const wanted = toExpressions(path);
  const unwanted = toExpressions(pathNot);
  return (name) =>
    wanted.some((expression) => expression.test(name)) &&
    !unwanted.some((expression) => expression.test(name));
}
