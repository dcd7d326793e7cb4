/** The tasks of `npm test`. Each must be in `.github/workflows/pull-request.yml`. */
export const tasks = [
  ...['format:check', 'spell', 'lint', 'lint:root', 'types', 'boundaries', 'api'],
  ...['unit', 'widgets'],
  ...['build', 'pages', 'shell', 'builds', 'integration', 'offline', 'visual', 'site', 'check'],
  'site-journeys',
];

/** Tasks that the full tier runs in addition. */
export const fullTasks = ['registry'];
