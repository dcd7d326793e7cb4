import { feedbackAttribute } from 'docs-shell/feedback/contract';
import { type SubmitEvent, useId, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { FeedbackView } from './FeedbackView';
import type { LoadChart } from './load-chart';

interface FeedbackReaderProps {
  readonly loadChart: LoadChart;
}

/** Shows the feedback to the team, after it asked for the token. */
export function FeedbackReader({ loadChart }: FeedbackReaderProps) {
  const url = useClientValue(readServiceUrl);
  const stored = useClientValue(readToken) ?? '';
  const [given, setGiven] = useState<string>();
  const [refusal, setRefusal] = useState('');
  const token = given ?? stored;
  const access = useMemo(() => (url && token !== '' ? { url, token } : undefined), [url, token]);

  const change = (next: string, reason = '') => {
    writeToken(next);
    setGiven(next);
    setRefusal(reason);
  };

  if (url === '') {
    return <p className="fr-note">This site asks for no feedback: DOCS_FEEDBACK_URL is off.</p>;
  }
  return (
    <div className="fr">
      {access ? (
        <FeedbackView
          access={access}
          loadChart={loadChart}
          onRefused={(reason) => change('', reason)}
          onForget={() => change('')}
        />
      ) : (
        <TokenForm refusal={refusal} onToken={change} />
      )}
    </div>
  );
}

/** Returns the URL to which the question of this page sends its answers. */
function readServiceUrl(): string {
  return document.querySelector(`[${feedbackAttribute}]`)?.getAttribute(feedbackAttribute) ?? '';
}

const tokenKey = 'docs-feedback-token';

/** Returns the token of this tab, which is stored until the tab is closed. */
function readToken(): string {
  try {
    return sessionStorage.getItem(tokenKey) ?? '';
  } catch {
    return '';
  }
}

/** Stores the token, or removes it if it is empty. If storage is blocked, the token lasts until the page is left. */
function writeToken(token: string): void {
  try {
    if (token === '') sessionStorage.removeItem(tokenKey);
    else sessionStorage.setItem(tokenKey, token);
  } catch {
    // The token is still in the state of the page.
  }
}

/** Returns a value that exists in browsers only: `undefined` on the server and during hydration. */
function useClientValue(read: () => string): string | undefined {
  return useSyncExternalStore(subscribe, read, () => undefined);
}

/** The value does not change while the page is open. */
const subscribe = () => () => {};

interface TokenFormProps {
  /** Why the last token was rejected; empty if none was. */
  readonly refusal: string;
  readonly onToken: (token: string) => void;
}

/** Asks for the reader token, which is stored in this tab. */
function TokenForm({ refusal, onToken }: TokenFormProps) {
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
