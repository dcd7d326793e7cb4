const email = /[^\s@/]+@[^\s@/]+\.[^\s@/]+/gu;
const longNumber = /\d[\d\s().-]{6,}\d/gu;
const token = /[\w-]{32,}/gu;

/** Replaces email addresses, long numbers and tokens with `…`. */
export function hidePersonalData(text: string): string {
  return text.replace(email, '…').replace(token, '…').replace(longNumber, '…');
}
