import type { ReactNode } from 'react';
import './tailwind.css';

export default function Root({ children }: { children: ReactNode }) {
  return <>{children}</>;
}
