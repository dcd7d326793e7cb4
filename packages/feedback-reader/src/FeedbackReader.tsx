import { useMemo, useState } from 'react';
import { FeedbackView } from './FeedbackView';
import type { LoadChart } from './load-chart';
import { readToken, writeToken } from './token-store';
import { TokenForm } from './TokenForm';
import { useBrowserValue } from './use-browser-value';

interface FeedbackReaderProps {
  readonly loadChart: LoadChart;
}

/** What the team reads of the feedback (SPEC FB-3): asks for the token, then shows everything. */
export function FeedbackReader({ loadChart }: FeedbackReaderProps) {
  const url = useBrowserValue(readServiceUrl);
  const stored = useBrowserValue(readToken) ?? '';
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

/** Where the question at the end of the page sends answers to. */
function readServiceUrl(): string {
  return document.querySelector<HTMLElement>('[data-feedback]')?.dataset['feedback'] ?? '';
}
