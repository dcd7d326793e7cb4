import type { PublicConfig } from '../config';
import type { PageLink } from './types';

/** Versions, Templates, Blog: external pages that the configuration names; the last two only if it does (SPEC NAV-2). */
export function resolveTopLevelLinks({
  links,
}: Pick<PublicConfig, 'links'>): readonly (PageLink & { readonly href: string })[] {
  const { versions = '/versions/', templates, blog } = links;
  return [
    { title: 'Versions', href: versions },
    ...(templates === undefined ? [] : [{ title: 'Templates', href: templates }]),
    ...(blog === undefined ? [] : [{ title: 'Blog', href: blog }]),
  ];
}
