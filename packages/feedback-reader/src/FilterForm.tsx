import { useId, type ReactNode } from 'react';
import { hasFilter, noFilter, type Filter } from './filter';

interface FilterFormProps {
  readonly filter: Filter;
  readonly products: readonly string[];
  readonly onChange: (filter: Filter) => void;
}

const answers = {
  '': 'All',
  useful: 'Useful',
  'not-useful': 'Not useful',
  comment: 'With a comment',
} as const satisfies Record<Filter['answer'], string>;

/** Filters the answers. Typed text applies when the reader leaves the field or presses Enter. */
export function FilterForm({ filter, products, onChange }: FilterFormProps) {
  const answerOf = (value: string) =>
    Object.keys(answers).find((key): key is Filter['answer'] => key === value) ?? '';
  return (
    <form
      // Text fields are uncontrolled: a new key resets them when the filter changes elsewhere.
      key={JSON.stringify(filter)}
      className="fr-filter"
      role="search"
      aria-label="Filter"
      onSubmit={(event) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        const text = (name: string) => {
          const value = data.get(name);
          return typeof value === 'string' ? value.trim() : '';
        };
        onChange({ ...filter, page: text('page'), words: text('words') });
      }}
    >
      <Field label="Product">
        {(id) => (
          <select
            id={id}
            value={filter.product}
            onChange={({ target }) => onChange({ ...filter, product: target.value })}
          >
            <option value="">All</option>
            {[...new Set([...products, filter.product])]
              .filter((product) => product !== '')
              .map((product) => (
                <option key={product}>{product}</option>
              ))}
          </select>
        )}
      </Field>
      <Field label="Answer">
        {(id) => (
          <select
            id={id}
            value={filter.answer}
            onChange={({ target }) => onChange({ ...filter, answer: answerOf(target.value) })}
          >
            {Object.entries(answers).map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label="Since">
        {(id) => (
          <input
            id={id}
            type="date"
            defaultValue={filter.since}
            onBlur={({ target }) => {
              if (target.value !== filter.since) onChange({ ...filter, since: target.value });
            }}
          />
        )}
      </Field>
      <Field label="Page">
        {(id) => (
          <input id={id} name="page" defaultValue={filter.page} placeholder="/material-ui/" />
        )}
      </Field>
      <Field label="Words in the comment">
        {(id) => <input id={id} name="words" type="search" defaultValue={filter.words} />}
      </Field>
      <div className="fr-actions">
        <button type="submit">Apply</button>
        <button type="button" disabled={!hasFilter(filter)} onClick={() => onChange(noFilter)}>
          Clear
        </button>
      </div>
    </form>
  );
}

interface FieldProps {
  readonly label: string;
  readonly children: (id: string) => ReactNode;
}

function Field({ label, children }: FieldProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
}
