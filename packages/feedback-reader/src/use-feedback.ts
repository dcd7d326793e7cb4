import { useEffect, useMemo, useState } from 'react';
import type { Filter } from './filter';
import { loadEntries, loadFeedback, type Feedback } from './load-feedback';
import { toFailure, type Access, type Failure } from './request-feedback';

/** The loaded feedback. While new feedback loads, the old is still shown. */
export interface FeedbackState {
  readonly feedback: Feedback | undefined;
  readonly failure: Failure | undefined;
  readonly isLoading: boolean;
  readonly reload: () => void;
  readonly loadOlder: () => void;
}

/** Loads the feedback that matches a filter, again whenever the filter changes. */
export function useFeedback(access: Access, filter: Filter): FeedbackState {
  const [round, setRound] = useState(0);
  const request = useMemo(() => ({ access, filter, round }), [access, filter, round]);
  const [settled, setSettled] = useState<object>();
  const [isLoadingOlder, setLoadingOlder] = useState(false);
  const [feedback, setFeedback] = useState<Feedback>();
  const [failure, setFailure] = useState<Failure>();

  useEffect(() => {
    let isCurrent = true;
    const settle = (change: () => void) => {
      if (isCurrent) {
        setSettled(request);
        change();
      }
    };
    loadFeedback(request.access, request.filter).then(
      (loaded) =>
        settle(() => {
          setFailure(undefined);
          setFeedback((shown) => ({
            ...loaded,
            // The filter may match one product only. The menu still offers the others.
            products: [...new Set([...(shown?.products ?? []), ...loaded.products])].sort(),
          }));
        }),
      (error: unknown) => settle(() => setFailure(toFailure(error))),
    );
    return () => {
      isCurrent = false;
    };
  }, [request]);

  const isLoading = settled !== request || isLoadingOlder;

  const loadOlder = () => {
    const last = feedback?.entries.at(-1);
    if (!feedback || !last || isLoading) {
      return;
    }
    setLoadingOlder(true);
    loadEntries(access, feedback.filter, String(last.id))
      .then(
        (older) => {
          setFailure(undefined);
          setFeedback((shown) =>
            shown?.entries.at(-1)?.id === last.id
              ? { ...shown, ...older, entries: [...shown.entries, ...older.entries] }
              : shown,
          );
        },
        (error: unknown) => setFailure(toFailure(error)),
      )
      .finally(() => setLoadingOlder(false));
  };

  return { feedback, failure, isLoading, reload: () => setRound((count) => count + 1), loadOlder };
}
