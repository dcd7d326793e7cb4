import { afterEach, describe, expect, it, vi } from 'vitest';
import { missesSchema } from './feedback-schema';
import { requestFeedback, requestJson, toFailure } from './request-feedback';

const access = { url: '/api/feedback', token: 'secret' };

afterEach(() => vi.unstubAllGlobals());

function answer(response: Response | Error) {
  const fetching = vi.fn(() =>
    response instanceof Error ? Promise.reject(response) : Promise.resolve(response),
  );
  vi.stubGlobal('fetch', fetching);
  return fetching;
}

describe('requestFeedback', () => {
  it('shows the token', async () => {
    const fetching = answer(Response.json({ misses: [] }));
    expect(await requestJson(access, 'misses', missesSchema)).toEqual({ misses: [] });
    expect(fetching).toHaveBeenCalledWith(
      '/api/feedback/misses',
      expect.objectContaining({ headers: { Authorization: 'Bearer secret' } }),
    );
  });

  it.each([
    [401, 'token', 'This token is wrong.'],
    [403, 'token', 'Reading is off: start the service with DOCS_FEEDBACK_READER_TOKEN.'],
    [429, 'service', 'Too many requests. Please wait a minute.'],
    [503, 'service', 'The feedback service answers 503. Please try again later.'],
  ])('says what %d means', async (status, kind, message) => {
    answer(new Response(null, { status }));
    const failure = await requestFeedback(access, 'entries').catch(toFailure);
    expect(failure).toEqual({ kind, message });
  });

  it('says when nobody answers, or with something else', async () => {
    answer(new TypeError('no network'));
    expect(await requestFeedback(access, 'entries').catch(toFailure)).toEqual({
      kind: 'service',
      message: 'The feedback service cannot be reached. Is it running?',
    });
    answer(new Response('<html>'));
    expect(await requestJson(access, 'misses', missesSchema).catch(toFailure)).toEqual({
      kind: 'service',
      message: 'The feedback service answers something else. Is it of this version?',
    });
  });
});
