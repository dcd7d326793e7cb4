/** The tasks of `npm test`. Each needs its place in `.github/workflows/pull-request.yml`. */
export const tasks = [
  ...['format:check', 'spell', 'lint', 'lint:root', 'types', 'boundaries', 'api'],
  ...['unit', 'widgets'],
  ...['build', 'pages', 'shell', 'integration', 'offline', 'visual', 'site', 'check'],
  'site-journeys',
];

/** What the full tier runs besides. */
export const fullTasks = ['registry'];
