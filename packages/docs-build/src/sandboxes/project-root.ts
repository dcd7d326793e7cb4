import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ListImports } from './collect-sources';

/** File with the component around every exported demo: `demo-root.tsx` without the parts that only the site needs. */
export const projectRootFile = 'project-root.tsx';

/** The default for demos with Material UI's theme: a `demo-root.tsx` that imports `docs-shell/demos/material`. */
const materialRoot = `import type { ReactNode } from 'react';
import CssBaseline from '@mui/material/CssBaseline';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const theme = createTheme({ cssVariables: true, colorSchemes: { light: true, dark: true } });

/** Provides the theme and the baseline styles, as an application does. */
export default function Root({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      {children}
    </ThemeProvider>
  );
}
`;

/**
 * Returns the source of the component around every exported demo: `project-root.tsx` of the app, or the default for
 * the library of its `demo-root.tsx`. Undefined if demos need none.
 */
export async function readProjectRoot(
  appDir: string,
  importsOf: ListImports,
): Promise<string | undefined> {
  const own = await readOptional(path.join(appDir, projectRootFile));
  if (own !== undefined) return own;
  const demoRootFile = path.join(appDir, 'demo-root.tsx');
  const demoRoot = await readOptional(demoRootFile);
  if (demoRoot === undefined) return undefined;
  const imports = await importsOf(demoRootFile, demoRoot);
  return imports.includes('docs-shell/demos/material') ? materialRoot : undefined;
}

async function readOptional(file: string): Promise<string | undefined> {
  return existsSync(file) ? readFile(file, 'utf8') : undefined;
}
