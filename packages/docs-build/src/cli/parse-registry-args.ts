import { DiagnosticsError, type Diagnostic } from 'diagnostics';
import type { JoiningProduct } from '../registry/change-registry';
import { invalidArgument, readArguments } from './read-arguments';

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

/** Reads the arguments of `docs registry`. Throws a `DiagnosticsError` with each invalid one. */
export function parseRegistryArgs(args: readonly string[]): RegistryArgs {
  const { operands, values, diagnostics: unknown } = readArguments('registry', args);
  const [name, subject] = operands;
  const action = actions.find((known) => known === name);
  const { order, category, site = 'dist', prefix: prefixes = [] } = values;
  const diagnostics = [
    ...unknown,
    ...prefixes.filter(isNoPath).map((prefix) => invalid('--prefix', prefix, 'a path: /paint')),
    ...(order !== undefined && !/^-?\d+(\.\d+)?$/.test(order)
      ? [invalid('--order', order, 'a number')]
      : []),
    ...(/^https?:/.test(site) && !URL.canParse(site)
      ? [invalid('--site', site, 'a folder, or the origin of a site: https://docs.example.com')]
      : []),
    ...checkSubject(action, name, subject),
  ];
  if (diagnostics.length > 0 || action === undefined) throw new DiagnosticsError(diagnostics);
  const common = { site };
  if (action === 'remove') return { ...common, action, id: subject ?? '' };
  if (action !== 'add') return { ...common, action };
  const product = {
    rootPath: subject ?? '',
    prefixes,
    ...(category !== undefined && { category }),
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

function invalid(argument: string, received: string, expected: string): Diagnostic {
  return invalidArgument('registry', argument, received, expected);
}
