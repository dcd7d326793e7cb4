// Cubot makes telephones.
const names =
  /(?<!cu)bot|crawl|spider|slurp|archiver|lighthouse|inspection|mediapartners|facebookexternalhit|embedly|preview/i;

/** Whether a program reads the page, to which nothing is advertised (SPEC AD-3). */
export function isBot(userAgent: string): boolean {
  return names.test(userAgent);
}
