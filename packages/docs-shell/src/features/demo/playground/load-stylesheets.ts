/** Adds links to style sheets that the document does not have yet. Resolves when all of them have loaded or failed. */
export async function loadStylesheets(urls: readonly string[]): Promise<void> {
  await Promise.all(
    urls.map((url) => {
      const { href } = new URL(url, document.baseURI);
      const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
      if (links.some((link) => link.href === href)) {
        return Promise.resolve();
      }
      return new Promise<unknown>((resolve) => {
        const link = document.createElement('link');
        link.rel = 'stylesheet';
        link.href = href;
        link.addEventListener('load', resolve);
        link.addEventListener('error', resolve);
        document.head.append(link);
      });
    }),
  );
}
