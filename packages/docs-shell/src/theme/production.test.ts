import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type * as Theme from './index';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { temporaryFolder } from '@tooling/vitest/temporary-folder';

type ThemeModule = typeof Theme;

/** The public helpers in a production build: bundled, minified, evaluated. */
describe('docs-shell/theme in a production build', () => {
  let folder: string;
  let theme: ThemeModule;
  let code: string;

  beforeAll(async () => {
    folder = temporaryFolder('docs-theme');
    const output = await build({
      configFile: false,
      logLevel: 'error',
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir: folder,
        target: 'es2022',
        lib: {
          entry: path.join(import.meta.dirname, 'index.ts'),
          formats: ['es'],
          fileName: () => 'theme.mjs',
        },
      },
    });
    code = JSON.stringify(output);
    theme = (await import(
      /* @vite-ignore */ pathToFileURL(path.join(folder, 'theme.mjs')).href
    )) as ThemeModule;
  }, 60_000);

  it('has short messages', () => {
    expect(code).not.toContain('Give your own field another name');
    expect(code).not.toContain('expects a string, received');
  });

  it('throws the same errors', () => {
    expect(() => theme.createDocsTheme({ vars: {} } as object)).toThrow(
      'docs-shell: private field `vars`',
    );
    expect(() => theme.capitalize(1 as unknown as string)).toThrow(
      'docs-shell: capitalize(string)',
    );
    expect(() => theme.getCookie('a')).toThrow('not supported on the server');
  });

  it('logs the same messages about unknown schemes and deprecation', () => {
    const complain = vi.spyOn(console, 'error').mockReturnValue();
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const environment = { read: () => null, write: () => true, systemPrefersDark: () => false };
    theme
      .createColorSchemeManager({ ...environment, show: () => {} }, theme.colorSchemes)
      .setColorScheme('sepia');
    expect(complain).toHaveBeenCalledWith('`sepia` does not exist in `theme.colorSchemes`.');
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- tests the deprecation
    expect(theme.getInitColorSchemeScript()).toBe(theme.initScript);
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('creates themes and texts', () => {
    expect(theme.createDocsTheme().vars.palette.text.primary).toContain('--docs-palette');
    expect(theme.capitalize('beta')).toBe('Beta');
    expect(theme.docsTheme.zIndex.drawer).toBe(1200);
  });
});
