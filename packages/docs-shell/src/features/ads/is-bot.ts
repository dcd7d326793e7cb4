// Cubot is a brand of phones.
const botPattern =
  /(?<!cu)bot|crawl|spider|slurp|archiver|lighthouse|inspection|mediapartners|externalhit|embedly|preview/i;

/** Returns whether a bot requests the page. */
export function isBot(userAgent: string): boolean {
  return botPattern.test(userAgent);
}
