/** Tests, fixtures and generators may import tools that other code may not. */
export const supportFiles = String.raw`\.(test|test-d|fixture)\.[cm]?tsx?$|\.mjs$`;

const escape = (text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Matches an npm package, installed or not: `zod`, `next`, or a whole scope with `@mui/*`. */
export function npmPattern(name) {
  const pattern = name.endsWith('/*') ? `${escape(name.slice(0, -1))}[^/]+` : escape(name);
  return `(^|/node_modules/)${pattern}(/|$)`;
}

/** Matches a subpath that a workspace exports, whether it is resolved to its file or not. */
export function exportPattern(workspace, subpath) {
  return `^(packages/${workspace}/src/|${workspace}/)${subpath}(/|\\.tsx?$|$)`;
}

/** Matches files of a folder, except those of subfolders with rules of their own. */
export function folderPattern(root, folder, deeper = []) {
  const except = deeper.map((name) => `${name}/`).join('|');
  return `^${root}${folder}/${except ? `(?!${except})` : ''}`;
}
