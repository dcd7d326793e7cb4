import { isRecord } from '../../client/is-record';
import type { Answer } from './answer';

/** Reads what was stored of answers; what cannot be read is left out. */
export function parseAnswers(text: string | null): readonly Answer[] {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? '[]');
  } catch {
    return [];
  }
  return Array.isArray(stored) ? stored.flatMap((value) => parseAnswer(value) ?? []) : [];
}

function parseAnswer(value: unknown): Answer | undefined {
  if (!isRecord(value)) {
    return undefined;
  }
  const { key, product, page, language, section, useful, comment } = value;
  if (
    typeof key !== 'string' ||
    typeof product !== 'string' ||
    typeof page !== 'string' ||
    typeof language !== 'string' ||
    typeof comment !== 'string'
  ) {
    return undefined;
  }
  return {
    key,
    product,
    page,
    language,
    comment,
    ...(typeof section === 'string' && { section }),
    ...(typeof useful === 'boolean' && { useful }),
  };
}
