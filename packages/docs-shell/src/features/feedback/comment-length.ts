import { maxCommentBytes } from './service-contract';

/** How long a comment is, measured as the service measures it. */
export type CommentLength =
  | { readonly kind: 'short' }
  /** The comment is close to the limit: about this many characters of the same kind are left. */
  | { readonly kind: 'nearly-full'; readonly charactersLeft: number }
  /** The comment is longer than the service accepts: this many characters at its end are too many. */
  | { readonly kind: 'too-long'; readonly excessCharacters: number };

/** Above this part of the limit, the form shows how much is left. */
const nearlyFull = 0.8;

/** Measures a comment in bytes of UTF-8. Many characters need several bytes. */
export function measureComment(comment: string): CommentLength {
  const characters = [...comment.trim()];
  const encoder = new TextEncoder();
  const sizes = characters.map((character) => encoder.encode(character).length);
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  if (bytes <= maxCommentBytes * nearlyFull) {
    return { kind: 'short' };
  }
  if (bytes <= maxCommentBytes) {
    const bytesPerCharacter = bytes / characters.length;
    const charactersLeft = Math.floor((maxCommentBytes - bytes) / bytesPerCharacter);
    return { kind: 'nearly-full', charactersLeft };
  }
  let excessBytes = bytes - maxCommentBytes;
  let excessCharacters = 0;
  while (excessBytes > 0) {
    excessCharacters += 1;
    excessBytes -= sizes.at(-excessCharacters) ?? excessBytes;
  }
  return { kind: 'too-long', excessCharacters };
}
