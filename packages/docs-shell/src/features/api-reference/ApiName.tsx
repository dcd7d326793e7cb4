interface ApiNameProps {
  readonly id: string;
  readonly name: string;
  /** What search lists it as; a kind of `searchKinds`. */
  readonly kind?: 'prop' | 'slot' | 'class' | 'variable';
  readonly isDeprecated?: boolean;
}

/** The name of a row: its own permalink, and what search finds. */
export function ApiName({ id, name, kind, isDeprecated = false }: ApiNameProps) {
  const code = <code data-search-kind={kind}>{name}</code>;
  return (
    <a className="d-api-name" href={`#${id}`}>
      {isDeprecated ? <s>{code}</s> : code}
    </a>
  );
}
