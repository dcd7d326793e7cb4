import { useId, useRef, type SubmitEvent } from 'react';

interface TokenFormProps {
  /** Why the last token was rejected; empty if none was. */
  readonly refusal: string;
  readonly onToken: (token: string) => void;
}

/** Asks for the reader token, which is stored in this tab. */
export function TokenForm({ refusal, onToken }: TokenFormProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const token = field.current?.value.trim() ?? '';
    if (token === '') field.current?.focus();
    else onToken(token);
  };
  return (
    <form className="fr-token" onSubmit={submit}>
      <label htmlFor={id}>Token</label>
      <div>
        <input
          ref={field}
          id={id}
          type="password"
          autoComplete="off"
          spellCheck={false}
          aria-describedby={`${id}-hint`}
          aria-invalid={refusal !== ''}
        />
        <button type="submit">Show feedback</button>
      </div>
      <p id={`${id}-hint`} className="fr-quiet">
        It is the service’s DOCS_FEEDBACK_READER_TOKEN; npm start prints one. This tab keeps it
        until you close it.
      </p>
      <p role="alert" className="fr-error">
        {refusal}
      </p>
      <noscript>This page needs JavaScript.</noscript>
    </form>
  );
}
