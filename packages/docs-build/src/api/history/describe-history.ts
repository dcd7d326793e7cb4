import type { ApiPageView } from 'docs-shell/components';
import { encodeVersion } from 'docs-shell/lib/encode-version';
import { toHref } from 'docs-shell/routing';
import type { ApiDocument } from 'react-api-docs/document';
import type { ApiContext } from '../api-context';
import { formatVersion } from '../../load/format-version';

/** Returns what a page says above its rows about the history of its export. */
export function describeHistory(
  { name, kind }: ApiDocument,
  { api, historyOf }: Pick<ApiContext, 'api' | 'historyOf'>,
): ApiPageView['history'] {
  const [packageName] = api.history?.ledger.packages ?? [];
  if (!api.history || packageName === undefined) return undefined;
  const { since, deprecatedSince } = historyOf?.({ of: name, kind, name }) ?? {};
  return {
    packageName,
    href: toHref(api.history.pathname, 'en'),
    ...(since !== undefined && {
      since: { text: formatVersion(since), code: encodeVersion(since) },
    }),
    ...(deprecatedSince !== undefined && { deprecatedSince: formatVersion(deprecatedSince) }),
  };
}
