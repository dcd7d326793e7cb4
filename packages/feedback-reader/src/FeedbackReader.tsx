import { feedbackAttribute } from 'docs-shell/feedback/contract';
import { useMemo, useState } from 'react';
import { FeedbackView } from './FeedbackView';
import type { LoadChart } from './load-chart';
import { readToken, writeToken } from './token-store';
import { TokenForm } from './TokenForm';
import { useClientValue } from './use-client-value';

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
