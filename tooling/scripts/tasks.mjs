/** The tasks of `npm test`. Each must be in `pull-request.yml` and `nightly.yml` of `.github/workflows`. */
export const tasks = [
  ...[
    'format:check',
    'format:markdown',
    'spell',
    'lint',
    'lint:root',
    'types',
    'boundaries',
    'api',
  ],
  ...['unit', 'widgets'],
  ...[
    'build',
    'pages',
    'shell',
    'builds',
    'dev-edits',
    'integration',
    'offline',
    'visual',
    'site',
    'check',
  ],
  'site-journeys',
];

/** Tasks that the full tier runs in addition. Each must be in `nightly.yml`. */
export const fullTasks = ['api:documents', 'registry'];
