import { changeApp } from '../src/sites/change-app';
import { listAppDirs } from '../src/sites/list-app-dirs';
import { testDeployedAlone } from '../src/sites/test-deployed-alone';
import { isFull } from '../src/tier';

// A fixture is deployed alone each time, among the journeys of the shell.
const apps = listAppDirs();
for (const [name, appDir] of isFull ? Object.entries(apps) : []) {
  testDeployedAlone({ title: `apps/${name}`, apps, change: () => changeApp(appDir) });
}
