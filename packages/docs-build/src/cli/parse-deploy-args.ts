import { parseArgs } from 'node:util';
import { closestName, DiagnosticsError, type Diagnostic } from 'diagnostics';
import { targets, type TargetName } from '../deploy/targets';

/** Arguments of `docs deploy`. */
export interface DeployArgs {
  readonly target?: TargetName;
  /** Origin to compare with. */
  readonly plan?: string;
  /** Origin whose assets are kept. */
  readonly live?: string;
  /** Folder of a deployed site whose old assets are removed. */
  readonly prune?: string;
  readonly from: string;
  readonly to?: string;
  readonly keep: number;
  readonly root?: string;
  readonly listen?: string;
  readonly serverName?: string;
  readonly feedbackService?: string;
}

const names = {
  target: { type: 'string' },
  plan: { type: 'string' },
  live: { type: 'string' },
  prune: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
  keep: { type: 'string' },
  root: { type: 'string' },
  listen: { type: 'string' },
  'server-name': { type: 'string' },
  feedback: { type: 'string' },
} as const;

const defaultKeep = 3;

/** Reads the arguments of `docs deploy`. Throws a `DiagnosticsError` with each invalid one. */
export function parseDeployArgs(args: readonly string[]): DeployArgs {
  const { tokens, values } = parseArgs({
    args: [...args],
    // Unknown arguments become diagnostics with advice instead of an exception of Node.
    strict: false,
    allowPositionals: true,
    tokens: true,
    options: names,
  });
  const text = (name: keyof typeof names) => {
    const value = values[name];
    return typeof value === 'string' ? value : undefined;
  };
  const diagnostics: Diagnostic[] = tokens.flatMap((token) => {
    if (token.kind === 'positional') return [unknownArgument(token.value)];
    if (token.kind !== 'option') return [];
    if (!(token.name in names)) return [unknownArgument(token.rawName)];
    return token.value === undefined ? [invalid(token.rawName, 'no value', 'a value')] : [];
  });
  const keep = text('keep') ?? String(defaultKeep);
  if (!/^[1-9]\d?$/.test(keep)) diagnostics.push(invalid('--keep', keep, 'a number from 1 to 99'));
  for (const name of ['plan', 'live'] as const) {
    const origin = text(name);
    if (origin !== undefined && readOrigin(origin) === undefined) {
      diagnostics.push(
        invalid(`--${name}`, origin, 'the origin of a site: https://docs.example.com'),
      );
    }
  }
  const target = text('target');
  if (target !== undefined && !isTarget(target)) diagnostics.push(unknownTarget(target));
  const isComplete =
    target !== undefined || text('plan') !== undefined || text('prune') !== undefined;
  if (!isComplete && diagnostics.length === 0) {
    diagnostics.push(
      invalid(
        '--target',
        'nothing',
        `--target <${Object.keys(targets).join('|')}>, --plan <origin> or --prune <folder>`,
      ),
    );
  }
  if (diagnostics.length > 0) throw new DiagnosticsError(diagnostics);
  const plan = readOrigin(text('plan'));
  const live = readOrigin(text('live'));
  const given = {
    prune: text('prune'),
    to: text('to'),
    root: text('root'),
    listen: text('listen'),
    serverName: text('server-name'),
    feedbackService: text('feedback'),
    plan,
    live,
    ...(target !== undefined && isTarget(target) && { target }),
  };
  return {
    from: text('from') ?? 'dist',
    keep: Number(keep),
    ...withoutUndefined(given),
  };
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

/** Returns the origin of an address without a path. */
function readOrigin(text: string | undefined): string | undefined {
  if (text === undefined || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  return url.href === `${url.origin}/` && /^https?:/.test(url.href) ? url.origin : undefined;
}

function unknownTarget(name: string): Diagnostic {
  const known = Object.keys(targets);
  const meant = closestName(name, known);
  return {
    ...invalid('--target', name, `one of ${known.join(', ')}`),
    ...(meant !== undefined && { hint: `Did you mean ${meant}?` }),
  };
}

function unknownArgument(argument: string): Diagnostic {
  return {
    ...invalid(
      argument,
      'an unknown argument',
      `one of ${Object.keys(names)
        .map((name) => `--${name}`)
        .join(', ')}`,
    ),
  };
}

function invalid(argument: string, received: string, expected: string): Diagnostic {
  return {
    file: 'docs deploy',
    path: argument,
    code: 'DOCS7003',
    received,
    expected,
    hint: 'Write docs deploy --target nginx, or docs deploy --plan https://docs.example.com.',
  };
}
