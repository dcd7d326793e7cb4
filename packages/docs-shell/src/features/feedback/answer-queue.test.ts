import { describe, expect, it } from 'vitest';
import type { SafeStorage } from '../../client/safe-storage';
import { createAnswerQueue, type Answer, type SendOutcome } from './answer-queue';

function memory(text: string | null = null): SafeStorage {
  let value = text;
  return { get: () => value, set: (_, next) => ((value = next), true) };
}

const answer = (key: string, comment = ''): Answer => ({
  key,
  product: 'core',
  page: '/',
  language: 'en',
  useful: true,
  comment,
});

async function flushed(storage: SafeStorage, outcome: (key: string) => SendOutcome = () => 'sent') {
  const sent: string[] = [];
  await createAnswerQueue(storage).flush(async ({ key, comment }) => {
    sent.push(`${key}:${comment}`);
    return outcome(key);
  });
  return sent;
}

describe('createAnswerQueue', () => {
  it('sends each answer once, in its latest form', async () => {
    const storage = memory();
    const queue = createAnswerQueue(storage);
    queue.add(answer('a'));
    queue.add(answer('b'));
    queue.add(answer('a', 'more'));
    expect(await flushed(storage)).toEqual(['b:', 'a:more']);
    expect(await flushed(storage)).toEqual([]);
  });

  it('keeps a failed answer and those after it, and drops a refused one', async () => {
    const storage = memory();
    for (const key of ['a', 'b', 'c']) createAnswerQueue(storage).add(answer(key));
    const outcomes: Record<string, SendOutcome> = { a: 'refused', b: 'failed', c: 'sent' };
    expect(await flushed(storage, (key) => outcomes[key] ?? 'sent')).toEqual(['a:', 'b:']);
    expect(await flushed(storage)).toEqual(['b:', 'c:']);
  });

  it('keeps a comment that is added while the answer is being sent', async () => {
    const storage = memory();
    const queue = createAnswerQueue(storage);
    queue.add(answer('a'));
    await queue.flush(async () => {
      queue.add(answer('a', 'late'));
      return 'sent';
    });
    expect(await flushed(storage)).toEqual(['a:late']);
  });

  it.each([null, '', 'rubbish', '{}', '[1,{"key":2}]', '[null]'])(
    'is empty if the storage holds %s',
    async (text) => {
      expect(await flushed(memory(text))).toEqual([]);
    },
  );
});
