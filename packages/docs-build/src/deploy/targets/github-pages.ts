import { policyHeader, headersOf } from '../rules/header-rules';
import type { Move, ServingRules } from '../rules/serving-rules';
import type { DeployTarget } from './types';

/** GitHub Pages: files only. What other hosts do with headers and redirects, pages do themselves. */
export const githubPages: DeployTarget = {
  title: 'GitHub Pages',
  publicFolder: 'public',
  isCompressed: false,
  hasOneNotFoundPage: true,
  cannot: [
    'No header can be set: files are kept for ten minutes instead of being revalidated, and assets for no longer.',
    'Other sites may embed pages in frames. The policy is a <meta> element, which cannot forbid it.',
    'Demos cannot be edited: code of readers must not run without the header that isolates it.',
    'Pages are not kept for reading offline: they are changed after their digests were taken.',
    'Addresses that moved lead on by a page that refreshes itself. They lose the query.',
    'Missing manifests and search indexes have status 404 instead of 204, which browsers report on the console.',
    'All missing pages show the same 404 page.',
    'Addresses with /en are missing.',
    'The page of a project (/<repository>/) takes one product only: a self-contained one, whose first folder has the name of the repository.',
  ],
  limits: [
    {
      name: 'size of a published site',
      max: 1024 ** 3,
      unit: 'bytes',
      measure: ({ files }) => files.reduce((sum, { bytes }) => sum + bytes, 0),
      hint: 'Keep fewer earlier builds (--keep), or deploy products to repositories of their own.',
    },
  ],
  configure: ({ rules, settings: { serverName } }) =>
    new Map([
      // Without it, folders that begin with `_` are left out.
      ...['public', publishedFolder(rules)].map((folder) => [`${folder}/.nojekyll`, ''] as const),
      ...(serverName === undefined ? [] : [['public/CNAME', `${serverName}\n`] as const]),
      ...rules.moves.map(
        (move) => [`public${move.from}/index.html`, createMovedPage(move)] as const,
      ),
    ]),
  changePage(html, pathname, rules) {
    if (rules.playgroundFolders.some((folder) => pathname.startsWith(folder))) {
      return closedPlayground;
    }
    const policy = headersOf(rules.headers, pathname)[policyHeader];
    return policy === undefined ? html : addPolicy(html, policy);
  },
  next: (rules) => `Upload the folder ${publishedFolder(rules)} with actions/upload-pages-artifact`,
};

/** A page of a project has the name of its repository in front, which is the folder of a self-contained product here. */
function publishedFolder({ assetFolders, roots }: ServingRules): string {
  const [root, ...others] = roots;
  const isProject =
    others.length === 0 && assetFolders.some((folder) => folder.startsWith(`${root}/`));
  return isProject ? `public${root}` : 'public';
}

/** Directives that a `<meta>` element cannot have. Browsers report them on the console. */
const headerDirectives = /^(frame-ancestors|report-uri|sandbox)\b/;

/** Adds the policy as the first element that a browser reads after the encoding. */
function addPolicy(html: string, policy: string): string {
  const content = policy
    .split('; ')
    .filter((directive) => !headerDirectives.test(directive))
    .join('; ');
  const element = `<meta http-equiv="${policyHeader}" content="${escapeAttribute(content)}"/>`;
  const place = /<meta charset="utf-8"[^>]*>/i.exec(html);
  if (!place) return html.replace(/<head[^>]*>/, (head) => head + element);
  const end = place.index + place[0].length;
  return html.slice(0, end) + element + html.slice(end);
}

/** A page without script, which leads on and tells search engines where the page is. */
function createMovedPage({ to, anchor }: Move): string {
  const target = escapeAttribute(to + anchor);
  return `<!DOCTYPE html>
<html lang="en">
<meta charset="utf-8"/>
<title>Moved</title>
<meta name="robots" content="noindex"/>
<link rel="canonical" href="${escapeAttribute(to)}"/>
<meta http-equiv="refresh" content="0; url=${target}"/>
<p>This page has moved to <a href="${target}">${target}</a>.</p>
</html>
`;
}

/** Another site could embed the document and run code with the rights of this one. */
const closedPlayground = `<!DOCTYPE html>
<html lang="en">
<meta charset="utf-8"/>
<title>Not available</title>
<p>This host cannot isolate code of readers.</p>
</html>
`;

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
