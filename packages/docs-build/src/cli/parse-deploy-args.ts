import { closestName, throwDiagnostics, type Diagnostic } from 'diagnostics';
import { targets, type TargetName } from '../deploy/targets';
import { parseOrigin } from './parse-origin';
import { invalidArgument, readArguments } from './read-arguments';

/** Arguments of `docs deploy`. */
export interface DeployArgs {
  readonly target?: TargetName;
  /** Origin to compare with. */
  readonly plan?: string;
  /** Origin whose assets are kept. */
  readonly live?: string;
  /** Folder of a deployed site whose old assets and removed pages are deleted. */
  readonly prune?: string;
  readonly from: string;
  readonly to?: string;
  readonly keep: number;
  readonly root?: string;
  readonly listen?: string;
  readonly serverName?: string;
  readonly feedbackService?: string;
}

const defaultKeep = 3;

/** Reads the arguments of `docs deploy`. Throws a `DiagnosticsError` with each invalid one. */
export function parseDeployArgs(args: readonly string[]): DeployArgs {
  const { values, diagnostics: unknown } = readArguments('deploy', args);
  const diagnostics = [...unknown];
  const { target, prune, to, root, listen, feedback: feedbackService } = values;
  const { keep = String(defaultKeep) } = values;
  if (!/^[1-9]\d?$/.test(keep)) diagnostics.push(invalid('--keep', keep, 'a number from 1 to 99'));
  const [plan, live] = [parseOrigin(values.plan), parseOrigin(values.live)];
  for (const [name, origin] of Object.entries({ plan, live })) {
    const given = values[name as 'live' | 'plan'];
    if (given !== undefined && origin === undefined) {
      diagnostics.push(
        invalid(`--${name}`, given, 'the origin of a site: https://docs.example.com'),
      );
    }
  }
  if (target !== undefined && !isTarget(target)) diagnostics.push(unknownTarget(target));
  const isComplete = [target, values.plan, prune].some((given) => given !== undefined);
  if (!isComplete && diagnostics.length === 0) {
    diagnostics.push(
      invalid(
        '--target',
        'nothing',
        `--target <${Object.keys(targets).join('|')}>, --plan <origin> or --prune <folder>`,
      ),
    );
  }
  throwDiagnostics(diagnostics);
  const given = {
    prune,
    to,
    root,
    listen,
    serverName: values['server-name'],
    feedbackService,
    plan,
    live,
    ...(target !== undefined && isTarget(target) && { target }),
  };
  return { from: values.from ?? 'dist', keep: Number(keep), ...withoutUndefined(given) };
}

type Defined<T> = { [Name in keyof T]?: Exclude<T[Name], undefined> };

function withoutUndefined<T extends object>(record: T): Defined<T> {
  return Object.fromEntries(
    Object.entries(record).filter(([, value]) => value !== undefined),
  ) as Defined<T>;
}

function isTarget(name: string): name is TargetName {
  return Object.hasOwn(targets, name);
}

function unknownTarget(name: string): Diagnostic {
  const known = Object.keys(targets);
  const meant = closestName(name, known);
  return {
    ...invalid('--target', name, `one of ${known.join(', ')}`),
    ...(meant !== undefined && { hint: `Did you mean ${meant}?` }),
  };
}

function invalid(argument: string, received: string, expected: string): Diagnostic {
  return invalidArgument('deploy', argument, received, expected);
}
