import { formatType } from './format-type';

const maxLineLength = 72;

/** A type over several lines; undefined for one that fits on a line, and where no line could break. */
export function formatLongType(text: string): string | undefined {
  return text.length > maxLineLength && /[{|(<]/.test(text) ? formatType(text) : undefined;
}
