import type { ReactNode } from 'react';

interface ProductCardsProps {
  readonly children: ReactNode;
}

/** A grid of `ProductCard`s. */
export function ProductCards({ children }: ProductCardsProps) {
  return <ul className="d-product-cards">{children}</ul>;
}
