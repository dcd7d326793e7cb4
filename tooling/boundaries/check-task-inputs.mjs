import path from 'node:path';
import picomatch from 'picomatch';

const rootPrefix = '$TURBO_ROOT$/';

/** Splits `a/{b,c}/**` into `a/b/**` and `a/c/**`, so that each folder must exist. */
function expandBraces(pattern) {
  const [whole, alternatives] = /\{([^{}]*)\}/.exec(pattern) ?? [];
  if (whole === undefined) return [pattern];
  return alternatives.split(',').flatMap((name) => expandBraces(pattern.replace(whole, name)));
}

function matchesAny(files, pattern) {
  const isMatch = picomatch(pattern, { dot: true });
  return files.some((file) => isMatch(file));
}

/** Returns the patterns of a task whose place is known: below the root, or in the workspace that the task names. */
function locateInputs(task, inputs, workspaces) {
  const [workspace, name] = task.split('#');
  const folder = name && (workspace === '//' ? '' : workspaces.get(workspace));
  return inputs
    .filter((input) => !input.startsWith('!') && input !== '$TURBO_DEFAULT$')
    .flatMap((input) => {
      if (input.startsWith(rootPrefix)) return [[input, input.slice(rootPrefix.length)]];
      return folder === undefined ? [] : [[input, path.posix.join(folder, input)]];
    });
}

/**
 * Returns the inputs in `turbo.json` that match no file. Such a task isn't run again when the files that its author had
 * in mind change, because they have moved.
 *
 * @param tasks the `tasks` of `turbo.json`
 * @param files all files of the repository, relative to its root
 * @param workspaces the folder of each workspace, by the name of its package
 */
export function checkTaskInputs(tasks, files, workspaces) {
  return Object.entries(tasks).flatMap(([task, { inputs = [] }]) =>
    locateInputs(task, inputs, workspaces).flatMap(([input, located]) =>
      expandBraces(located)
        .filter((pattern) => !matchesAny(files, pattern))
        .map((pattern) => ({
          rule: 'task-inputs-exist',
          where: `turbo.json, ${task}`,
          received: `${input}: no file matches ${pattern}`,
          hint: 'Name the files that the task reads now, or delete the input.',
        })),
    ),
  );
}
