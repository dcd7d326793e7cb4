import { afterEach, describe, expect, it, vi } from 'vitest';
import { failedLookupsPath, entriesPath, feedbackServicePath } from 'docs-shell/feedback/service';
import { failedLookupsSchema } from './response-schemas';
import { requestFeedback, requestJson, toFailure } from './request-feedback';

const access = { url: feedbackServicePath, token: 'secret' };

afterEach(() => vi.unstubAllGlobals());

function stubResponse(response: Response | Error) {
  const fetching = vi.fn(() =>
    response instanceof Error ? Promise.reject(response) : Promise.resolve(response),
  );
  vi.stubGlobal('fetch', fetching);
  return fetching;
}

describe('requestFeedback', () => {
  it('sends the token', async () => {
    const fetching = stubResponse(Response.json({ misses: [] }));
    expect(await requestJson(access, failedLookupsPath, failedLookupsSchema)).toEqual({
      misses: [],
    });
    expect(fetching).toHaveBeenCalledWith(
      '/api/feedback/misses',
      expect.objectContaining({ headers: { Authorization: 'Bearer secret' } }),
    );
  });

  it.each([
    [401, 'token', 'This token is wrong.'],
    [403, 'token', 'Reading is off: start the service with DOCS_FEEDBACK_READER_TOKEN.'],
    [429, 'service', 'Too many requests. Please wait a minute.'],
    [503, 'service', 'The feedback service responded with status 503. Please try again later.'],
  ])('explains status %d', async (status, kind, message) => {
    stubResponse(new Response(null, { status }));
    const failure = await requestFeedback(access, entriesPath).catch(toFailure);
    expect(failure).toEqual({ kind, message });
  });

  it('explains a missing and an unexpected response', async () => {
    stubResponse(new TypeError('no network'));
    expect(await requestFeedback(access, entriesPath).catch(toFailure)).toEqual({
      kind: 'service',
      message: 'The feedback service cannot be reached. Is it running?',
    });
    stubResponse(new Response('<html>'));
    expect(
      await requestJson(access, failedLookupsPath, failedLookupsSchema).catch(toFailure),
    ).toEqual({
      kind: 'service',
      message:
        'The feedback service sent an unexpected response. Does its version match this site?',
    });
  });
});
