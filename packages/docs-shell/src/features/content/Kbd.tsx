import type { ReactNode } from 'react';

interface KbdProps {
  readonly children: ReactNode;
}

/** A key on the keyboard. */
export function Kbd({ children }: KbdProps) {
  return <kbd className="d-kbd">{children}</kbd>;
}
