import { feedbackAttribute } from 'docs-shell/feedback/contract';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { FeedbackView } from './FeedbackView';
import { TokenForm } from './TokenForm';
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
    // The page keeps the token in its state.
  }
}

/** Returns a value that exists in browsers only: `undefined` on the server and during hydration. */
function useClientValue(read: () => string): string | undefined {
  return useSyncExternalStore(subscribe, read, () => undefined);
}

/** The value does not change while the page is open. */
const subscribe = () => () => {};
