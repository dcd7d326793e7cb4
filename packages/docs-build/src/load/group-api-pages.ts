import { en } from 'docs-shell/i18n';
import type { ApiPageFile } from './product-api';

/** Pages of the API reference under one heading. */
export interface ApiPageGroup {
  /** Anchor of the heading. */
  readonly id: string;
  readonly title: string;
  /** Exports without a description: the index lists them, the navigation does not. */
  readonly isInternal: boolean;
  readonly pages: readonly ApiPageFile[];
}

type Kind = NonNullable<ApiPageFile['document']['internal']> | ApiPageFile['document']['kind'];

const groups = [
  { kind: 'component', id: 'components', title: en.apiComponents, isInternal: false },
  { kind: 'hook', id: 'hooks', title: en.apiHooks, isInternal: false },
  { kind: 'interface', id: 'interfaces', title: en.apiInterfaces, isInternal: false },
  { kind: 'part', id: 'parts', title: en.apiParts, isInternal: true },
  { kind: 'icon', id: 'icons', title: en.apiIcons, isInternal: true },
] as const satisfies readonly (Omit<ApiPageGroup, 'pages'> & { readonly kind: Kind })[];

/** Returns the groups that have pages, sorted by name. */
export function groupApiPages(pages: readonly ApiPageFile[]): ApiPageGroup[] {
  return groups
    .map(({ kind, ...group }) => ({
      ...group,
      pages: pages.filter(({ document }) => (document.internal ?? document.kind) === kind),
    }))
    .filter((group) => group.pages.length > 0);
}
