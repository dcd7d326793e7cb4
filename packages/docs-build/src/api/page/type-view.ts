import type { Prop, TypeText } from 'react-api-docs/document';
import type { ApiCodePart, ApiTypeView } from 'docs-shell/components';

/** Resolves a name in a type to the URL of its page. */
export type ReferenceResolver = (reference: TypeText['references'][number]) => string | undefined;

/** Maximum length, in characters, of types that the table shows in full. */
const maxWholeLength = 120;
const clippedLength = 72;

/** Returns the short form of a type, and the full form if it differs. A short callback lists its parameters. */
export function viewType(
  { text, expanded, references }: TypeText,
  resolve: ReferenceResolver,
  signature?: Prop['signature'],
): ApiTypeView {
  const link = (code: string) => linkNames(code, references, resolve);
  const full = expanded ?? text;
  const isEasy =
    text.length <= maxWholeLength && (expanded === undefined || saysTheSame(text, expanded));
  if (isEasy && !(signature && text.length > clippedLength)) return { short: link(text) };
  const short = signature ? shortenSignature(signature) : clip(text);
  return { short: [{ text: short }], long: link(full) };
}

/** Splits code into parts. Names that have a page are links, except in quotes. */
export function linkNames(
  code: string,
  references: TypeText['references'],
  resolve: ReferenceResolver,
): ApiCodePart[] {
  const hrefs = new Map(references.map((reference) => [reference.name, resolve(reference)]));
  const parts: ApiCodePart[] = [];
  let plain = '';
  for (const [token] of code.matchAll(/'[^']*'|"[^"]*"|[\w$.]+|[^\w$.'"]+|['"]/g)) {
    const href = hrefs.get(token);
    if (href === undefined) {
      plain += token;
    } else {
      parts.push({ text: plain }, { text: token, href });
      plain = '';
    }
  }
  return [...parts, { text: plain }].filter(({ text }) => text !== '');
}

/** Returns whether two forms of a type differ in white space and punctuation only. */
function saysTheSame(text: string, expanded: string): boolean {
  const bare = (code: string) => code.replaceAll(/[\s;,]/g, '').replace(/^\|/, '');
  return bare(text) === bare(expanded);
}

function shortenSignature({ parameters, returns }: NonNullable<Prop['signature']>): string {
  const names = parameters.map(({ name, optional }) => (optional ? `${name}?` : name));
  return clip(`(${names.join(', ')}) => ${returns.type.text}`);
}

function clip(text: string): string {
  if (text.length <= clippedLength) return text;
  return `${text.slice(0, clippedLength).replace(/[\s|,;:]+\S*$/, '')} …`;
}
