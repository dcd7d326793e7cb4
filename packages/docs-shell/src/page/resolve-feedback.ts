import type { PublicConfig } from '../config';
import { defaultLanguage, toHref } from '../routing';
import type { PageModel } from './types';

/** Where the feedback service lies when nothing else is configured. */
const defaultUrl = '/api/feedback';

/** Where answers about a page go, and what the page is called there: the same in all languages (SPEC FB-1). */
export function resolveFeedback(
  pathname: string,
  { feedbackUrl = defaultUrl }: PublicConfig,
): Pick<PageModel, 'feedback'> {
  if (feedbackUrl === 'off') {
    return {};
  }
  return {
    feedback: { url: feedbackUrl.replace(/\/$/, ''), page: toHref(pathname, defaultLanguage) },
  };
}
