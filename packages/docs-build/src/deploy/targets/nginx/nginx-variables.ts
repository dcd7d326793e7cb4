import { answers, feedbackAnswers } from '../../rules/answers';

/**
 * Variables that the server block uses. nginx's $uri is decoded and has single slashes. $request_uri is what the
 * browser sent, and the only one that is safe in a redirect without a check.
 */
export const nginxVariables = `# The address without "en" in front, "index.html" and slash at its end.
map $uri $docs_key {
  "~^(?:/en(?=/|$))?(?<docs_stem>.*?)(?:/index\\.html)?/?$" $docs_stem;
  default $uri;
}
map $request_uri $docs_raw {
  "~^/+(?:en(?=[/?]|$))?/*(?<docs_raw_stem>[^?]*?)(?:/*index\\.html)?/*(?:\\?|$)" /$docs_raw_stem;
  default $uri;
}
map $request_uri $docs_double {
  "~^[^?]*//" double;
  default "";
}
# What the browser sent keeps its escapes, but a name of plain letters needs none.
map "$docs_double|$docs_key" $docs_address {
  "~^\\|.*[^\\w/.~!*'()|-]" $docs_raw;
  default $docs_key;
}
map "$docs_double|$uri|$docs_key" $docs_is_canonical {
  "~^\\|(.*)/\\|\\1$" 1;
  default "";
}
map "$docs_kind$docs_is_canonical" $docs_page_redirect {
  page $docs_address/$is_args$args;
  default "";
}
map $docs_moved_path $docs_moved {
  "" "";
  default $docs_moved_path$is_args$args$docs_moved_anchor;
}
map $request_uri $docs_english {
  "~^/+en(?:/+(?<docs_english_rest>[^?]*))?(?<docs_english_query>\\?.*)?$" /$docs_english_rest$docs_english_query;
  default "";
}
map $docs_kind $docs_other_redirect {
  page $docs_page_redirect;
  default $docs_english;
}
# The file of a page that moved may still be there, because it is deleted last.
map $docs_moved $docs_redirect {
  "" $docs_other_redirect;
  default $docs_moved;
}
map $docs_kind $docs_file {
  page $docs_key/index.html;
  default $uri;
}
map $request_uri $docs_is_unreadable {
  "~*^[^?]*(%5c|\\\\\\\\|(/|%2f)(\\.|%2e){1,2}(/|%2f|\\?|$))" 1;
  default "";
}
map $request_uri $docs_has_escaped_slash {
  "~*^[^?]*%2f" 1;
  default "";
}
# A URL with a malformed escape has neither $uri nor $request_uri: nginx stops before it sets them.
map $request $docs_request_path {
  "~^\\S+ (?<docs_raw_path>[^ ?]+)" $docs_raw_path;
  default "";
}
map $uri $docs_readable {
  "" $docs_request_path;
  default $uri;
}
map $request_method $docs_is_refused {
  GET "";
  HEAD "";
  default 1;
}
map $status $docs_allow {
  405 "${answers.methods}";
  default "";
}
map $uri $docs_retry_after {
  /__docs/503 ${feedbackAnswers.retryAfterSeconds};
  default "";
}
`;

/** Quotes a text for nginx. Throws if nginx would read a variable in it, because it has no escape for `$`. */
export function quote(text: string): string {
  if (/\$(?=[\w{])/.test(text) || /[\0\r]/.test(text)) {
    throw new Error(`nginx cannot hold this text: ${JSON.stringify(text)}`);
  }
  return `"${text.replace(/[\\"]/g, '\\$&').replaceAll('\n', '\\n')}"`;
}
