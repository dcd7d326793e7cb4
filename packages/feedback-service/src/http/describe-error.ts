/**
 * Returns an error that can be logged. Errors of the database contain the parameters of the query and sometimes the
 * row, and so the texts of readers. Only the reason and its code are kept.
 */
export function describeError(error: unknown): Error {
  let reason = error;
  while (reason instanceof Error && isQueryError(reason)) reason = reason.cause;
  if (!(reason instanceof Error)) return new Error('the database failed without a reason');
  // Anything after the first line may quote the query.
  const [message = ''] = reason.message.split('\n');
  const code = 'code' in reason && typeof reason.code === 'string' ? ` (${reason.code})` : '';
  const described = new Error(`${reason.name}: ${message}${code}`);
  described.name = 'ServiceError';
  described.stack = [
    `ServiceError: ${described.message}`,
    ...(reason.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line)),
  ].join('\n');
  return described;
}

function isQueryError(error: Error): boolean {
  return 'params' in error && error.cause instanceof Error;
}
