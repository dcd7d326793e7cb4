import type { RequestListener } from 'node:http';
import { devDocumentsPath } from 'docs-shell/page-document';

/** Path prefix of the files of search. The address of an index in the site follows, or the name of a shard. */
export const devSearchFolder = `${devDocumentsPath}search`;

interface AnswerSearchOptions {
  /** Returns whether the search index at this address is that of a product of the app. */
  readonly isOwn: (address: string) => Promise<boolean>;
  /** Answers requests below `devDocumentsPath`. */
  readonly answerHere: RequestListener;
  /** Answers all other requests. */
  readonly answer: RequestListener;
}

/** Creates a listener that answers requests for the search indexes of the app's own products here. */
export function answerSearch({ isOwn, answerHere, answer }: AnswerSearchOptions): RequestListener {
  return (request, response) => {
    const [address = ''] = (request.url ?? '').split('?');
    if (!/\/search-[\w-]+\.json$/.test(address)) {
      answer(request, response);
      return;
    }
    void isOwn(address).then((own) => {
      if (own) {
        request.url = devSearchFolder + address;
        answerHere(request, response);
      } else {
        answer(request, response);
      }
    });
  };
}
