import { parseArgs } from 'node:util';
import { DiagnosticsError, type Diagnostic } from 'diagnostics';
import type { JoiningProduct } from '../registry/change-registry';

interface CommonArgs {
  /** Folder or origin of the site. */
  readonly site: string;
}

/** Arguments of `docs registry`. */
export type RegistryArgs =
  | (CommonArgs & { readonly action: 'check' })
  | (CommonArgs & { readonly action: 'list' })
  | (CommonArgs & { readonly action: 'add'; readonly product: JoiningProduct })
  | (CommonArgs & { readonly action: 'remove'; readonly id: string });

const actions = ['list', 'check', 'add', 'remove'] as const;

const options = {
  site: { type: 'string' },
  prefix: { type: 'string', multiple: true },
  category: { type: 'string' },
  order: { type: 'string' },
} as const;

/** Reads the arguments of `docs registry`. Throws a `DiagnosticsError` with each invalid one. */
export function parseRegistryArgs(args: readonly string[]): RegistryArgs {
  const { positionals, tokens, values } = parseArgs({
    args: [...args],
    // Unknown arguments become diagnostics with advice instead of an exception of Node.
    strict: false,
    allowPositionals: true,
    tokens: true,
    options,
  });
  const [name, subject, ...others] = positionals;
  const action = actions.find((known) => known === name);
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
  const { order, category, site } = values;
  const prefixes = (values.prefix ?? []).flatMap((prefix) => text(prefix) ?? []);
  const diagnostics = [
    ...tokens.flatMap((token) => {
      if (token.kind !== 'option') return [];
      if (!Object.hasOwn(options, token.name)) {
        return invalid(token.rawName, 'an unknown argument', `one of ${listOptions()}`);
      }
      return token.value === undefined ? invalid(token.rawName, 'no value', 'a value') : [];
    }),
    ...others.map((other) => invalid(other, 'a further argument', 'one product at a time')),
    ...prefixes.filter(isNoPath).map((prefix) => invalid('--prefix', prefix, 'a path: /paint')),
    ...(order !== undefined && !/^-?\d+(\.\d+)?$/.test(String(order))
      ? [invalid('--order', String(order), 'a number')]
      : []),
    ...checkSubject(action, name, subject),
  ];
  if (diagnostics.length > 0 || action === undefined) throw new DiagnosticsError(diagnostics);
  const common = { site: text(site) ?? 'dist' };
  if (action === 'remove') return { ...common, action, id: subject ?? '' };
  if (action !== 'add') return { ...common, action };
  const product = {
    rootPath: subject ?? '',
    prefixes,
    ...(typeof category === 'string' && { category }),
    ...(order !== undefined && { order: Number(order) }),
  };
  return { ...common, action, product };
}

function checkSubject(
  action: RegistryArgs['action'] | undefined,
  name: string | undefined,
  subject: string | undefined,
): readonly Diagnostic[] {
  switch (action) {
    case undefined:
      return [invalid('docs registry', name ?? 'nothing', `one of ${actions.join(', ')}`)];
    case 'add':
      return subject === undefined || isNoPath(subject)
        ? [invalid('add', subject ?? 'nothing', 'the root of the product: /paint')]
        : [];
    case 'remove':
      return subject === undefined ? [invalid('remove', 'nothing', 'the id of a product')] : [];
    default:
      return subject === undefined
        ? []
        : [invalid(subject, 'a further argument', `docs registry ${action} alone`)];
  }
}

function isNoPath(text: string): boolean {
  return !/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/.test(text);
}

function listOptions(): string {
  return Object.keys(options)
    .map((name) => `--${name}`)
    .join(', ');
}

function invalid(path: string, received: string, expected: string): Diagnostic {
  return {
    file: 'docs registry',
    path,
    code: 'DOCS7003',
    received,
    expected,
    hint: 'Write docs registry check --site https://docs.example.com, or docs registry add /paint --site <folder>.',
  };
}
