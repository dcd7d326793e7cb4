import { install, runScript } from './pnpm.mjs';
import { listApps } from './repository.mjs';
import { announce, stop } from './run.mjs';

const [app, ...args] = process.argv.slice(2);
const apps = listApps();
if (!apps.includes(app)) {
  stop(
    [
      app === undefined ? 'Which app?' : `There is no app “${app}”.`,
      ...apps.map((name) => `  npm run dev -- ${name}`),
    ].join('\n'),
  );
}

await install();
announce(`Starting ${app} with hot reload`);
process.exitCode = await runScript(`apps/${app}`, 'dev', ...args);
