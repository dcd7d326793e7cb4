import { expect, it } from 'vitest';
import { listVariants } from '../../demos/style-variants';
import { createStyledCode } from './create-styled-code';

const variants = listVariants('a/B.tsx', ['a/B.modules.tsx', 'a/B.tailwind.tsx']);
const make = (tailwind = '<i>') =>
  createStyledCode(
    [{ variant: 'TS', html: '', previewLines: 3 }],
    variants,
    ({ variant }) => ({
      name: `B.${variant}`,
      code: [{ variant: 'TS', html: '<i>', previewLines: variant === 'modules' ? 4 : 9 }],
      stylesheets: [{ sourceFile: 'demos/a/b.css', codeHtml: '.b {}' }],
      texts: {
        [`a/B.${variant}.tsx`]: variant === 'tailwind' ? tailwind : '',
        'a/b.css': '.b {}\n',
      },
      sandboxUrl: `/_assets/sandbox-${variant}.json`,
    }),
    '/_assets/',
  );

it('writes each variant as JSON and as text under the same name', () => {
  const { styles, assets } = make();
  expect(styles.lines).toBe(9);
  expect(styles.sources.map(({ variant }) => variant)).toEqual(['modules', 'tailwind']);
  expect(assets.map(({ fileName }) => `/_assets/${fileName}`)).toEqual(
    styles.sources.flatMap(({ url }) => [url.replace(/\.txt$/, '.json'), url]),
  );
  const [modules, , tailwind, text] = assets.map(({ content }) => String(content));
  expect(JSON.parse(modules ?? '')).toMatchObject({
    html: expect.stringContaining('B.modules.tsx') as unknown,
    sandboxUrl: '/_assets/sandbox-modules.json',
  });
  expect(modules).not.toContain('d-demo-style-hint');
  expect(tailwind).toContain('d-demo-style-hint');
  expect(text).toBe('/* a/B.tailwind.tsx */\n\n<i>\n\n\n/* a/b.css */\n\n.b {}\n');
});

it('names a file by its content', () => {
  const names = (tailwind?: string) => make(tailwind).styles.sources.map(({ url }) => url);
  const [modules, tailwind] = names();
  expect(names('<b>')).toEqual([modules, expect.not.stringMatching(tailwind ?? '')]);
});
