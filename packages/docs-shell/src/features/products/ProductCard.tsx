import type { ReactNode } from 'react';

interface ProductCardProps {
  /** Root of the product, with slashes at both ends. */
  readonly href: string;
  readonly name: string;
  /** What it is, in one line. */
  readonly children: ReactNode;
}

/**
 * Presents a product of the site: complete as it stands, and kept fresh by the behaviour `products`, which reads
 * the product's own manifest for name, line and version (SPEC MAN-6).
 */
export function ProductCard({ href, name, children }: ProductCardProps) {
  const fact = (kind: string) => ({ 'data-product-fact': `${kind} ${href}` });
  return (
    <li className="d-product-card">
      <img src={`${href}logo.svg`} alt="" width="40" height="40" />
      <p className="d-product-card-head">
        <a href={href} {...fact('name')}>
          {name}
        </a>{' '}
        <span className="d-product-card-version" {...fact('version')} />
      </p>
      <div className="d-product-card-line" {...fact('tagline')}>
        {children}
      </div>
    </li>
  );
}
