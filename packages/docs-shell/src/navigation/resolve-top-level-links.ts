import type { PublicConfig } from '../config';
import { en, type Messages } from '../translations';
import type { PageLink } from './types';

/** Versions, Templates, Blog: external pages that the configuration names; the last two only if it does (SPEC NAV-2). */
export function resolveTopLevelLinks(
  { links }: Pick<PublicConfig, 'links'>,
  messages: Messages = en,
): readonly (PageLink & { readonly href: string })[] {
  const { versions = '/versions/', templates, blog } = links;
  return [
    { title: messages.linkVersions, href: versions },
    ...(templates === undefined ? [] : [{ title: messages.linkTemplates, href: templates }]),
    ...(blog === undefined ? [] : [{ title: messages.linkBlog, href: blog }]),
  ];
}
