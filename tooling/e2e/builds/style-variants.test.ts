import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { AppCopy } from '@tooling/fixture-builder';
import type { DemoSandbox } from 'docs-shell/sandbox';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyFixture } from '../src/sites/copy-fixture';

const code = `import styles from './first.module.css';

export default function FirstSwitch() {
  return <p className={styles.wide}>First</p>;
}
`;
const stylesheet = '.wide {\n  width: 10rem;\n}\n';

let copy: AppCopy;

beforeAll(async () => {
  copy = await copyFixture('tiny', 'style-variants');
  await writeFile(path.join(copy.appDir, 'demos/switch/FirstSwitch.modules.tsx'), code);
  await writeFile(path.join(copy.appDir, 'demos/switch/first.module.css'), stylesheet);
  await copy.build();
});
afterAll(() => copy.remove());

it('a style variant is exported and edited with its own files', async () => {
  const output = await copy.readOutput();
  const read = (address: string) =>
    JSON.parse(Buffer.from(output.get(address.slice(1)) ?? '', 'base64').toString()) as unknown;
  const styled = [...output.keys()].filter((file) =>
    /styled-FirstSwitch\.modules.*\.json$/.test(file),
  );
  expect(styled).toHaveLength(1);
  const { sandboxUrl } = read(`/${styled[0] ?? ''}`) as { readonly sandboxUrl: string };
  const { classNames, entry, files, stylesheets } = read(sandboxUrl) as DemoSandbox;
  expect(entry.TS).toBe('src/demo/FirstSwitch.modules.tsx');
  expect(files.TS).toMatchObject({
    'src/demo/FirstSwitch.modules.tsx': code,
    'src/demo/first.module.css': stylesheet,
  });
  const { wide = '' } = classNames['src/demo/first.module.css'] ?? {};
  const texts = stylesheets.map((url) => Buffer.from(output.get(url.slice(1)) ?? '', 'base64'));
  expect(wide).not.toBe('');
  expect(texts.join('\n')).toContain(`.${wide}`);
});
