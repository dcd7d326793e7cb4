import type { PublicConfig } from '../config';
import type { Messages } from '../i18n';
import type { PageLink } from './types';

/** Versions, Templates, Blog: external pages that the configuration names; the last two only if it does (SPEC NAV-2). */
export function resolveTopLevelLinks(
  { links }: Pick<PublicConfig, 'links'>,
  t: Messages,
): readonly (PageLink & { readonly href: string })[] {
  const { versions = '/versions/', templates, blog } = links;
  return [
    { title: t.versions, href: versions },
    ...(templates === undefined ? [] : [{ title: t.templates, href: templates }]),
    ...(blog === undefined ? [] : [{ title: t.blog, href: blog }]),
  ];
}
