import { expect, it } from 'vitest';
import { createServingRules } from '../../rules/serving-rules';
import { createNginxConfig } from './create-nginx-config';
import { quote } from './nginx-variables';

const source = {
  files: ['404.html', 'paint/404.html', 'zh/404.html', 'zh/paint/404.html'],
  headers: { 'Content-Security-Policy': "default-src 'self'" },
  optional: ['/docs-manifest.json', '/paint/docs-manifest.json'],
  redirects: new Map([
    ['/paint/a.b/', '/paint/größe/#x'],
    ['/paint/c/', '/paint/'],
  ]),
};
const server = { root: '/srv/docs', listen: '8080' };
const write = (redirects: ReadonlyMap<string, string> = source.redirects) =>
  createNginxConfig(createServingRules({ ...source, redirects }), server);
const blockOf = (name: string) =>
  new RegExp(`map \\S+ \\${name} \\{\\n(.*?)\\n\\}`, 's').exec(write())?.[1];

// tooling/e2e/integration tests with nginx itself that it responds like the preview.
it('lists redirects as patterns, because nginx ignores the case of plain keys', () => {
  expect(blockOf('$docs_moved_path')).toMatchInlineSnapshot(`
    "  "~^/paint/a\\\\.b$" "/paint/gr%C3%B6%C3%9Fe/";
      "~^/paint/c$" "/paint/";"
  `);
  expect(blockOf('$docs_moved_anchor')).toMatchInlineSnapshot(`"  "~^/paint/a\\\\.b$" "#x";"`);
});

it('redirects from a page that moved while its file is still there', () => {
  expect(blockOf('$docs_redirect')).toBe('  "" $docs_other_redirect;\n  default $docs_moved;');
});

it('uses the nearest 404 page, first in the language of the URL', () => {
  expect(blockOf('$docs_not_found')).toMatchInlineSnapshot(`
    "  "~^/zh/paint(/|$)" "/zh/paint/404.html";
      "~^(/[a-z][a-z])?/paint(/|$)" "/paint/404.html";
      "~^/zh(/|$)" "/zh/404.html";
      "~^(/[a-z][a-z])?(/|$)" "/404.html";
      default /__docs/404;"
  `);
});

it('escapes texts for nginx, and rejects those that it would read as a variable', () => {
  expect(quote('a "b" \\ c\n')).toBe('"a \\"b\\" \\\\ c\\n"');
  const config = write(new Map([['/$uri/', '/paint/$host/']]));
  expect(config).toContain('"~^/[$]uri$" "/paint/%24host/"');
  expect(quote('^/a$')).toBe('"^/a$"');
  expect(() => quote('$uri')).toThrow('nginx cannot hold this text: "$uri"');
});

it('names the host in the policy of the playground, unless it could end a directive', () => {
  const [named = '', otherwise = ''] = blockOf('$docs_playground_policy')?.split('\n') ?? [];
  expect(named).toContain('"~^[\\\\w.:[\\\\]-]+$" ');
  expect(named).toContain("script-src 'self' http://$http_host ");
  expect(otherwise).toMatch(/^ {2}default "default-src 'none'; script-src 'self' 'sha256-/);
});

it('takes the last rule of a header that matches', () => {
  expect(blockOf('$docs_cross_origin_resource_policy')).toMatchInlineSnapshot(`
    "  "~/_assets/" "cross-origin";
      "~\\\\.(avif|gif|ico|jpeg|jpg|png|svg|webp|woff2)$" "cross-origin";
      default "same-origin";"
  `);
  expect(blockOf('$docs_cache_control')).toMatchInlineSnapshot(`
    "  "~^/api/feedback(/|$)" "";
      "~/_assets/" "public, max-age=31536000, immutable";
      default "no-cache";"
  `);
});
