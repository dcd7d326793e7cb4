import type { ChangeVersionView, ChangesView } from 'docs-shell/components';
import type { Messages } from 'docs-shell/i18n';
import { encodeVersion } from 'docs-shell/lib/encode-version';
import type { ApiLedger } from 'react-api-docs/history';
import { codeHtml } from '../page/html';
import type { MarkdownRenderer } from '../page/markdown';
import { describeChange, nameOfChange } from './describe-change';
import { formatVersion } from './format-version';
import type { ChangedExport } from './list-changes';

interface ChangesTools {
  readonly ledger: ApiLedger;
  readonly markdown: MarkdownRenderer;
  readonly messages: Messages;
}

/** Creates the view of the page of changes. */
export function viewChanges(
  groups: readonly ChangedExport[],
  { ledger, markdown, messages: t }: ChangesTools,
): Omit<ChangesView, 'dataHref'> {
  const [packageName = ''] = ledger.packages;
  return {
    packageName,
    versions: listMinors(ledger),
    codemods: listCodemods(
      ledger,
      groups.map(({ name }) => name),
    ),
    groups: groups.map(({ name, href, changes }) => ({
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
    })),
  };
}

/** Lists the minor versions of a ledger, newest first. Each prerelease counts as one. */
function listMinors({ oldest, newest, releases }: ApiLedger): ChangeVersionView[] {
  const versions = [oldest, ...releases.flatMap(({ after, version }) => [after, version]), newest];
  const texts = versions.map((version) =>
    version.includes('-') ? formatVersion(version) : version.split('.').slice(0, 2).join('.'),
  );
  const codes = new Map(
    texts.map((text, index) => [
      text,
      encodeVersion(text.startsWith('beta') ? (versions[index] ?? text) : text),
    ]),
  );
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
