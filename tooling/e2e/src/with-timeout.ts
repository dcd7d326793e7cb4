/**
 * Rejects if a page does not respond in time.
 *
 * @param subject what the page was asked for
 */
export async function withTimeout<Answer>(
  subject: string,
  answer: Promise<Answer>,
  timeoutMs = 5000,
): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`The page does not say ${subject}.`)), timeoutMs);
  });
  return Promise.race([answer, limit]).finally(() => clearTimeout(timer));
}
