import type {
  ChangeGroupView,
  ChangesPartView,
  ChangesView,
  ChangeVersionView,
} from 'docs-shell/components';
import type { Messages } from 'docs-shell/i18n';
import { encodeVersion } from 'docs-shell/lib/encode-version';
import { toHref } from 'docs-shell/routing';
import type { ApiLedger } from 'react-api-docs/history';
import { encodeMinor, formatVersion } from '../../load/format-version';
import type { HistoryPart, ProductHistory } from '../../load/product-api';
import { codeHtml } from '../page/html';
import type { MarkdownRenderer } from '../page/markdown';
import { describeChange, nameOfChange } from './describe-change';
import type { ChangedExport } from './list-changes';
import { linkToPart, summarizeParts } from './summarize-parts';

interface ChangesTools {
  readonly history: ProductHistory;
  readonly markdown: MarkdownRenderer;
  readonly messages: Messages;
}

/** Creates the view of the page of changes. */
export function viewChanges(
  groups: readonly ChangedExport[],
  { history: { ledger, parts }, ...tools }: ChangesTools,
): Omit<ChangesView, 'dataHref'> {
  const names = groups.map(({ name }) => name);
  const split = { versions: summarizeParts(groups, parts), names };
  return {
    packageName: nameOfPackage(ledger),
    versions: listMinors(ledger),
    codemods: listCodemods(ledger, names),
    ...(parts.length > 0 ? { groups: [], split } : { groups: viewGroups(groups, tools) }),
  };
}

/** Creates the view of the page with a part of a long history. */
export function viewChangesPart(
  groups: readonly ChangedExport[],
  part: HistoryPart,
  { history: { pathname, ledger, parts }, ...tools }: ChangesTools,
): ChangesPartView {
  const index = parts.indexOf(part);
  const [previous, next] = [parts[index - 1], parts[index + 1]];
  return {
    packageName: nameOfPackage(ledger),
    allHref: toHref(pathname, 'en'),
    ...(previous && { previous: linkToPart(previous) }),
    ...(next && { next: linkToPart(next) }),
    groups: viewGroups(groups, tools),
  };
}

function nameOfPackage({ packages: [packageName = ''] }: ApiLedger): string {
  return packageName;
}

function viewGroups(
  groups: readonly ChangedExport[],
  { markdown, messages: t }: Omit<ChangesTools, 'history'>,
): ChangeGroupView[] {
  return groups.map(({ name, href, changes }) => ({
    name,
    ...(href !== undefined && { href }),
    rows: changes.map(({ id, version, effect, change, returnedIn, href: rowHref }) => ({
      id,
      version: { text: formatVersion(version), code: encodeVersion(version) },
      effect,
      kind: change.kind,
      name: nameOfChange(change),
      ...(returnedIn !== undefined && { returnedIn: encodeVersion(returnedIn) }),
      ...(rowHref !== undefined && { href: rowHref }),
      html: markdown.render(describeChange(change, t, returnedIn)),
      ...('before' in change && {
        before: codeHtml(change.before),
        after: codeHtml(change.after),
      }),
    })),
  }));
}

/** Lists the minor versions of a ledger, newest first. Each prerelease counts as one. */
function listMinors({ oldest, newest, releases }: ApiLedger): ChangeVersionView[] {
  const versions = [oldest, ...releases.flatMap(({ after, version }) => [after, version]), newest];
  const codes = new Map(versions.map((version) => [formatVersion(version), encodeMinor(version)]));
  return [...codes]
    .map(([text, code]) => ({ text, code }))
    .sort((a, b) => (a.code < b.code ? 1 : -1));
}

/** Lists the commands of codemods. `deprecations/accordion-props` is about Accordion. */
function listCodemods(
  { codemods }: Pick<ApiLedger, 'codemods'>,
  exports: readonly string[],
): ChangesView['codemods'] {
  return (codemods?.names ?? []).map((name) => {
    const [folder = '', ...rest] = name.split('/');
    const bare = rest.join('/').replaceAll('-', '');
    const [of] = exports
      .filter((exportName) => bare.startsWith(exportName.toLowerCase()))
      .sort((a, b) => b.length - a.length);
    return {
      command: `npx ${codemods?.packageName}@latest ${name}`,
      ...(of !== undefined && { of }),
      ...(/^v\d/.test(folder) && { code: encodeVersion(folder) }),
    };
  });
}
