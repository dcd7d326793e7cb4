/** Where the site's root has the page that stands for those that are not there. */
export const offlinePage = '/offline/';

/** What a reader gets whose browser could not even keep the offline page. */
export function plainOfflinePage(): Response {
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>You are offline</title><body style="font:16px/1.6 system-ui;max-width:40em;margin:15vh auto;padding:0 1em"><h1>You are offline</h1><p>This page is not among those that were kept on this device. Go back, or try again when you are connected.`;
  return new Response(html, {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
    },
  });
}
