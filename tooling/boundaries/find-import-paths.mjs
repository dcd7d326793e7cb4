/**
 * Finds modules that import forbidden ones, directly or through others. dependency-cruiser searches for a path between each
 * pair of modules of such a rule. This follows the imports backward from all forbidden modules at once.
 *
 * @param modules of the result of dependency-cruiser
 * @param rule `from` and `to` have expressions in `path`, and can have some in `pathNot`
 * @returns the importing modules in order, each with a shortest path to a forbidden one
 */
export function findImportPaths(modules, { from, to }) {
  const isForbidden = matcher(to);
  const isFrom = matcher(from);
  const importersOf = new Map();
  for (const { source, dependencies } of modules) {
    for (const { resolved } of dependencies) {
      if (!importersOf.has(resolved)) importersOf.set(resolved, []);
      importersOf.get(resolved).push(source);
    }
  }
  /** The next module on a shortest path to a forbidden one. */
  const next = new Map();
  let reached = [...importersOf.keys()].filter(isForbidden);
  const targets = new Set(reached);
  while (reached.length > 0) {
    const further = [];
    for (const module of reached) {
      for (const importer of importersOf.get(module) ?? []) {
        if (next.has(importer)) continue;
        next.set(importer, module);
        // The search began with the forbidden modules, which can be among `from` too.
        if (!targets.has(importer)) further.push(importer);
      }
    }
    reached = further;
  }
  return [...next.keys()]
    .filter(isFrom)
    .sort()
    .map((module) => ({ module, path: followPath(next, targets, module) }));
}

function followPath(next, targets, module) {
  const path = [];
  let step = module;
  do {
    step = next.get(step);
    path.push(step);
  } while (!targets.has(step));
  return path;
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
