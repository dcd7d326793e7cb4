import { feedbackServicePath } from 'docs-shell/feedback/service';
import { matchPattern } from '../../rules/address-pattern';
import { type AddressMatch, type HeaderRule, policyHeader } from '../../rules/header-rules';
import { playgroundPolicy, policyHost } from '../../rules/playground-policy';
import { quote } from './nginx-variables';

/** The headers of a site in the words of nginx. */
export interface NginxHeaders {
  /** Variables, for the `http` block. */
  readonly maps: string;
  /** `add_header` of the `server` block. nginx ignores those of several levels, so there are none below. */
  readonly directives: string;
}

/** Writes each header with one value as it is, and each other one as a variable that depends on the address. */
export function listNginxHeaders(rules: readonly HeaderRule[]): NginxHeaders {
  const names = [...new Set(rules.flatMap(({ headers }) => Object.keys(headers)))];
  const headers = names.map((name) => {
    const values = rules.flatMap(({ match, headers: { [name]: value } }) =>
      value === undefined ? [] : [{ match, value }],
    );
    const [first, ...others] = values;
    if (first?.match.kind === 'all' && others.length === 0) {
      return { map: '', directive: `  add_header ${name} ${quote(first.value)} always;\n` };
    }
    const variable = `$docs_${name.toLowerCase().replaceAll('-', '_')}`;
    return {
      map: createMap(name, variable, values),
      directive: `  add_header ${name} ${variable} always;\n`,
    };
  });
  return {
    maps: createPlaygroundMap() + headers.map(({ map }) => map).join(''),
    directives: headers.map(({ directive }) => directive).join(''),
  };
}

interface MatchedValue {
  readonly match: AddressMatch;
  readonly value: string;
}

/** nginx takes the first pattern that matches, so the last rule comes first. */
function createMap(name: string, variable: string, values: readonly MatchedValue[]): string {
  const fallback = values.find(({ match }) => match.kind === 'all')?.value ?? '';
  const rows = values.toReversed().flatMap(({ match, value }) => {
    if (match.kind === 'all') return [];
    const isHostPolicy = name === policyHeader && match.kind === 'playground';
    return [
      `  ${quote(`~${matchPattern(match)}`)} ${isHostPolicy ? playgroundVariable : quote(value)};\n`,
    ];
  });
  // The feedback service says for itself how long its responses last.
  const service =
    name === 'Cache-Control' ? `  ${quote(`~^${feedbackServicePath}(/|$)`)} "";\n` : '';
  return `map $uri ${variable} {\n${service}${rows.join('')}  default ${quote(fallback)};\n}\n`;
}

const playgroundVariable = '$docs_playground_policy';

/** The policy of the playground names the host of the request, unless that is no plain name. */
function createPlaygroundMap(): string {
  // `quote` does not allow a variable.
  const named = quote(playgroundPolicy('http://HOST')).replaceAll('HOST', '$http_host');
  return `map $http_host ${playgroundVariable} {
  ${quote(`~${policyHost.source}`)} ${named};
  default ${quote(playgroundPolicy())};
}
`;
}
