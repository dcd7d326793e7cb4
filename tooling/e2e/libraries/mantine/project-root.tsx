import type { ReactNode } from 'react';
import { MantineProvider } from '@mantine/core';
import '@mantine/core/styles.css';

export default function Root({ children }: { children: ReactNode }) {
  return <MantineProvider>{children}</MantineProvider>;
}
