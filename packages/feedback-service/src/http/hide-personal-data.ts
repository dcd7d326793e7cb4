const email = /[^\s@/]+@[^\s@/]+\.[^\s@/]+/gu;
const longNumber = /\d[\d\s().-]{6,}\d/gu;
const token = /[\w-]{32,}/gu;

/** Takes out what could name a person or open a door: addresses of mail, long numbers, tokens (SPEC FB-3). */
export function hidePersonalData(text: string): string {
  return text.replace(email, '…').replace(token, '…').replace(longNumber, '…');
}
