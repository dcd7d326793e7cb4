import type { RequestListener } from 'node:http';
import { devDocumentsPath } from 'docs-shell/page-document';

/** Path prefix of the files of search. The address of an index in the site follows, or the name of a shard. */
export const devSearchFolder = `${devDocumentsPath}search`;

interface AnswerSearchOptions {
  /** Returns whether the search index at this address is that of a product of the app. */
  readonly isOwn: (address: string) => Promise<boolean>;
  /** Answers requests below `devDocumentsPath`. */
  readonly answerHere: RequestListener;
  /** Whether there is a site with the indexes of other products. */
  readonly hasOthers: boolean;
  /** Answers all other requests. */
  readonly answer: RequestListener;
}

/**
 * Creates a listener that answers requests for the search indexes of the app's own products here. Without a site, there are no others:
 * Next would render a page for each of them that says so.
 */
export function answerSearch({
  isOwn,
  answerHere,
  hasOthers,
  answer,
}: AnswerSearchOptions): RequestListener {
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
      } else if (hasOthers) {
        answer(request, response);
      } else {
        response.writeHead(404).end();
      }
    });
  };
}
