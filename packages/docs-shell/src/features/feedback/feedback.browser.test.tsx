import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { HeadingLink } from '..';
import { findAccessibilityViolations } from '../../testing/find-accessibility-violations.fixture';
import { mountPage, query } from '../../testing/mount-page.fixture';
import { serveRequests } from '../../testing/serve-requests.fixture';
import { emitSearchEvent } from '../../client/search-events';
import { unsavedChanges } from '../../client/unsaved-changes';
import {
  feedbackServicePath as url,
  failedLookupsPath,
  idempotencyKeyHeader,
} from './service-contract';
import { initFeedback } from './feedback.client';

const useful = page.getByRole('button', { name: 'Useful', exact: true });
const notUseful = page.getByRole('button', { name: 'Not useful' });
const field = page.getByRole('textbox', { name: 'Your comment' });
const send = page.getByRole('button', { name: 'Send' });
const status = () => query('.d-feedback-status').textContent;

function mountFeedback(kind: 'document' | 'not-found' = 'document'): void {
  mountPage({
    page: { kind, feedback: { url, page: '/sample/button/' } },
    content: <HeadingLink level={2} id="accessibility" text="Accessibility" />,
    behaviors: [initFeedback],
  });
}

/** Returns the bodies of the requests to the service, with their keys. */
function readAnswers({ requests }: ReturnType<typeof serveRequests>) {
  return Promise.all(
    requests.map(async (request) => ({
      ...((await request.clone().json()) as object),
      key: request.headers.get(idempotencyKeyHeader),
    })),
  );
}

describe('the question of the page', () => {
  it('sends the answer on click and the comment later, and shows the answer on the next visit', async () => {
    const server = serveRequests({ [`${url}/`]: { status: 201 } });
    mountFeedback();
    await useful.click();
    await expect.element(field).toHaveFocus();
    await field.fill('About the button');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.poll(status).toBe('Thank you for your feedback.');
    const [answer, comment] = await readAnswers(server);
    const expected = { product: 'sample', page: '/sample/button/', language: 'en', useful: true };
    expect(answer).toMatchObject({ ...expected, comment: '' });
    expect(comment).toMatchObject({ ...expected, comment: 'About the button' });
    // With the same key the service adds the comment to the answer.
    expect(comment?.key).toBe(answer?.key);
    expect(server.requests).toHaveLength(2);
    await expect.element(useful).toHaveFocus();
    expect(field.query()).toBeNull();
    // The next visit. The observer that loads the feedback starts after two seconds, so the pointer loads it.
    mountFeedback();
    query('.d-feedback').dispatchEvent(new PointerEvent('pointerenter'));
    await expect.element(useful).toHaveAttribute('aria-pressed', 'true');
    await expect.element(notUseful).toHaveAttribute('aria-disabled', 'true');
    await useful.click({ force: true });
    expect(server.requests).toHaveLength(2);
  });

  it('shows an error, keeps the text, and uses one key for every attempt', async () => {
    const server = serveRequests({ [`${url}/`]: { status: 201 } });
    mountFeedback();
    await notUseful.click();
    await field.fill('It is too short');
    server.answers.set(`${url}/`, { status: 503 });
    for (const requests of [2, 3]) {
      await send.click();
      await expect
        .element(page.getByRole('alert'))
        .toHaveTextContent(/^Couldn't submit feedback. Please try again later.$/);
      await expect.poll(() => server.requests.length).toBe(requests);
      await expect.element(field).toHaveValue('It is too short');
    }
    expect(unsavedChanges()).toBe(true);
    expect(await findAccessibilityViolations('.d-feedback')).toEqual([]);
    server.answers.set(`${url}/`, { status: 201 });
    await send.click();
    await expect.poll(status).toBe('Thank you for your feedback.');
    expect(unsavedChanges()).toBe(false);
    const answers = await readAnswers(server);
    expect(answers.at(-1)).toMatchObject({ useful: false, comment: 'It is too short' });
    // Even if an earlier attempt reached the service, the answer is stored once.
    expect(new Set(answers.map(({ key }) => key)).size).toBe(1);
  });

  it('queues an answer that is given offline, and sends it once', async () => {
    const server = serveRequests({ [`${url}/`]: { status: 201 } });
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    mountFeedback();
    await useful.click();
    await expect.poll(status).toBe('You’re offline. Your feedback will be sent later.');
    expect(server.requests).toHaveLength(0);
    onLine.mockReturnValue(true);
    dispatchEvent(new Event('online'));
    await expect.poll(() => localStorage.getItem('docs-feedback-queue')).toBe('[]');
    expect(await readAnswers(server)).toMatchObject([{ useful: true }]);
    dispatchEvent(new Event('online'));
    mountFeedback();
    query('.d-feedback').dispatchEvent(new PointerEvent('pointerenter'));
    await expect.element(useful).toHaveAttribute('aria-pressed', 'true');
    expect(server.requests).toHaveLength(1);
  });

  it('says while typing how much is left, and sends what the service accepts', async () => {
    const server = serveRequests({ [`${url}/`]: { status: 201 } });
    mountFeedback();
    await useful.click();
    const length = () => query('.d-feedback-form [role="status"]').textContent;
    await field.fill('中'.repeat(1540));
    await expect.poll(length).toBe('Too long. Please remove 175 characters.');
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
    expect(await findAccessibilityViolations('.d-feedback')).toEqual([]);
    await send.click();
    await expect.element(field).toHaveFocus();
    expect(server.requests).toHaveLength(1);
    await field.fill('中'.repeat(1300));
    await expect.poll(length).toBe('About 65 characters left.');
    await expect.element(field).not.toHaveAttribute('aria-invalid');
    await send.click();
    await expect.poll(status).toBe('Thank you for your feedback.');
    expect(server.requests).toHaveLength(2);
  });

  it('shows a comment that failed again after a reload, and adds it to the answer', async () => {
    const server = serveRequests({ [`${url}/`]: { status: 201 } });
    mountFeedback();
    await useful.click();
    await field.fill('Say it twice');
    server.answers.set(`${url}/`, { status: 503 });
    await send.click();
    await expect.element(page.getByRole('alert')).not.toBeEmptyDOMElement();
    server.answers.set(`${url}/`, { status: 201 });
    mountFeedback();
    query('.d-feedback').dispatchEvent(new PointerEvent('pointerenter'));
    await expect.element(field).toHaveValue('Say it twice');
    await expect.element(field).not.toHaveFocus();
    await send.click();
    await expect.poll(status).toBe('Thank you for your feedback.');
    const answers = await readAnswers(server);
    expect(answers.at(-1)).toMatchObject({ useful: true, comment: 'Say it twice' });
    expect(new Set(answers.map(({ key }) => key)).size).toBe(1);
  });

  it('accepts a comment on a page that was answered before', async () => {
    const server = serveRequests({ [`${url}/`]: { status: 201 } });
    const add = page.getByRole('button', { name: 'Add a comment' });
    mountFeedback();
    await notUseful.click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(add).toBeVisible();
    for (const comment of ['The first', 'The second']) {
      mountFeedback();
      query('.d-feedback').dispatchEvent(new PointerEvent('pointerenter'));
      await add.click();
      await expect.element(field).toHaveFocus();
      await field.fill(comment);
      await send.click();
      await expect.poll(status).toBe('Thank you for your feedback.');
    }
    const [answer, first, second] = await readAnswers(server);
    expect(first).toMatchObject({ useful: false, comment: 'The first', key: answer?.key });
    // The service keeps one comment per answer.
    expect(second).toMatchObject({ comment: 'The second' });
    expect(second).not.toHaveProperty('useful');
    expect(second?.key).not.toBe(first?.key);
  });

  it('does not mark an answer that the service did not receive', async () => {
    serveRequests({ [`${url}/`]: { status: 503 } });
    mountFeedback();
    await useful.click();
    await expect.poll(status).toBe("Couldn't submit feedback. Please try again later.");
    await expect.element(useful).not.toHaveAttribute('aria-pressed', 'true');
    expect(field.query()).toBeNull();
  });
});

describe('the button of a section', () => {
  const button = page.getByRole('button', { name: 'Feedback on “Accessibility”' });
  const dialog = page.getByRole('dialog', { name: 'Feedback on “Accessibility”' });
  const comment = dialog.getByRole('textbox', { name: 'Your comment' });

  it('opens a dialog by keyboard, sends the comment, and returns the focus', async () => {
    const server = serveRequests({ [`${url}/`]: { status: 201 } });
    mountFeedback();
    query('.d-heading-link').focus();
    await userEvent.tab();
    await expect.element(button).toHaveFocus();
    await expect.element(button).toHaveStyle({ opacity: '1' });
    await userEvent.keyboard('{Enter}');
    await expect.element(comment).toHaveFocus();
    expect(await findAccessibilityViolations('.d-feedback-dialog')).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => dialog.query()).toBeNull();
    await expect.element(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await comment.fill('Say more about focus');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect.poll(() => dialog.query()).toBeNull();
    const answers = await readAnswers(server);
    expect(answers).toMatchObject([{ section: 'accessibility', comment: 'Say more about focus' }]);
    expect(answers[0]).not.toHaveProperty('useful');
    expect(query('#d-status').textContent).toBe('Thank you for your feedback.');
  });

  it('keeps a draft until it is sent, even across a reload', async () => {
    serveRequests({ [`${url}/`]: { status: 201 } });
    mountFeedback();
    await button.click();
    await comment.fill('Half a thought');
    expect(unsavedChanges()).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => dialog.query()).toBeNull();
    mountFeedback();
    await button.click();
    await expect.element(comment).toHaveValue('Half a thought');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect.poll(() => dialog.query()).toBeNull();
    await button.click();
    await expect.element(comment).toHaveValue('');
  });
});

describe('a failed lookup', () => {
  it('is reported for a page that does not exist', async () => {
    const server = serveRequests({ [`${url}${failedLookupsPath}`]: { status: 202 } });
    mountFeedback('not-found');
    await expect.poll(() => server.requests.length).toBe(1);
    expect(await readAnswers(server)).toMatchObject([
      { kind: 'not-found', product: 'sample', page: location.pathname },
    ]);
    expect(useful.query()).toBeNull();
  });

  it('is reported for a search without result in any product, and for no other search', async () => {
    const server = serveRequests({ [`${url}${failedLookupsPath}`]: { status: 202 } });
    mountFeedback();
    emitSearchEvent({ action: 'query', query: 'known', count: 2, isComplete: true });
    emitSearchEvent({ action: 'query', query: 'too early', count: 0, isComplete: false });
    emitSearchEvent({ action: 'query', query: 'xqzvw', count: 0, isComplete: true });
    await expect.poll(() => server.requests.length).toBe(1);
    expect(await readAnswers(server)).toMatchObject([
      { kind: 'empty-search', product: 'sample', query: 'xqzvw' },
    ]);
  });
});
