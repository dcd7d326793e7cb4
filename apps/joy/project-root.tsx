import type { ReactNode } from 'react';
import CssBaseline from '@mui/joy/CssBaseline';
import { CssVarsProvider } from '@mui/joy/styles';

/** What an application has around Joy UI components: their theme, and the baseline of its styles. */
export default function Root({ children }: { children: ReactNode }) {
  return (
    <CssVarsProvider>
      <CssBaseline />
      {children}
    </CssVarsProvider>
  );
}
