import { formatText } from 'diagnostics';
import { expect, it } from 'vitest';
import { createApp } from './app.fixture';
import { loadDocsConfig } from './load-docs-config';

const load = async (source: string) =>
  loadDocsConfig(await createApp({ 'docs.config.ts': source }), 'apps/paint/docs.config.ts');

it('is optional', async () => {
  expect(await loadDocsConfig(await createApp({}), 'docs.config.ts')).toEqual({
    config: {},
    diagnostics: [],
  });
});

it('reads components, plugins, slots, names, flags and the function that emits files', async () => {
  const { config, diagnostics } = await load(`
    export default {
      components: { Since: { attributes: { version: 'required' }, expand: ({ version }: { version: string }) => 'New in ' + version } },
      remarkPlugins: [() => () => undefined],
      rehypePlugins: [() => () => undefined],
      slots: { footer: () => null },
      names: ['Color Wheel'],
      future: { completeApi: true },
      emit: () => ({ 'a.json': '{}' }),
    };`);
  expect(diagnostics).toEqual([]);
  expect(config.components?.['Since']?.expand({ version: '2' })).toBe('New in 2');
  expect(config.remarkPlugins).toHaveLength(1);
  expect(config.rehypePlugins).toHaveLength(1);
  expect(Object.keys(config.slots ?? {})).toEqual(['footer']);
  expect(config.names).toEqual(['Color Wheel']);
  expect(config.future).toEqual({ completeApi: true });
});

it.each([
  ['export default { component: {} };', 'component'],
  [
    'export default { components: { since: { expand: () => "" } } };',
    'a name that begins with a capital letter',
  ],
  ['export default { components: { Since: { expand: "text" } } };', 'a function that returns MDX'],
  [
    'export default { components: { Since: { attributes: { a: true }, expand: () => "" } } };',
    '"optional" or "required"',
  ],
  ['export default { remarkPlugins: {} };', 'a list of remark plugins'],
  ['export default { rehypePlugins: {} };', 'a list of rehype plugins'],
  ['export default { slots: { header: () => null } };', 'one of: announcement, footer, aside'],
  ['export default { slots: { footer: "text" } };', 'a React component'],
  ['export default { names: [" "] };', 'a name'],
  ['export default { future: { completeAPI: true } };', 'Did you mean "completeApi"?'],
  ['export default { future: { completeApi: 1 } };', 'true or false'],
  ['throw new Error("no config");', 'an error while it runs: no config'],
  ['export const config = {};', 'DOCS2027'],
  [
    '\nexport default { slots: [ };',
    'docs.config.ts:2  DOCS2027\n  received  Unexpected "}"\n  expected  files that can be parsed, and imports that exist\n',
  ],
])('reports %s', async (source, message) => {
  const { config, diagnostics } = await load(source);
  expect(config).toEqual({});
  const text = formatText(diagnostics);
  expect(text).toContain('apps/paint/docs.config.ts');
  expect(text).toContain('DOCS2027');
  expect(text).toContain(message);
});
