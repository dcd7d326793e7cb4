import type { ReactNode } from 'react';
import { type ProductFact, productFactAttribute } from './contract';

interface ProductCardsProps {
  readonly children: ReactNode;
}

/** A grid of `ProductCard`s. */
export function ProductCards({ children }: ProductCardsProps) {
  return <ul className="d-product-cards">{children}</ul>;
}

interface ProductCardProps {
  /** Root path of the product, with slashes at both ends. */
  readonly href: string;
  readonly name: string;
  /** Tagline of the product. */
  readonly children: ReactNode;
}

/**
 * A product of the site. `initProducts` updates name, tagline and version from the manifest that the product
 * publishes.
 */
export function ProductCard({ href, name, children }: ProductCardProps) {
  const attributesOf = (fact: ProductFact) => ({ [productFactAttribute]: `${fact} ${href}` });
  return (
    <li className="d-product-card">
      <img src={`${href}logo.svg`} alt="" width="40" height="40" />
      <p className="d-product-card-head">
        <a href={href} {...attributesOf('name')}>
          {name}
        </a>{' '}
        <span className="d-product-card-version" {...attributesOf('version')} />
      </p>
      <div className="d-product-card-line" {...attributesOf('tagline')}>
        {children}
      </div>
    </li>
  );
}
