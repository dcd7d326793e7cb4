import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import getPort from 'get-port';
import { Builder, By, Capabilities, Key } from 'selenium-webdriver';
import type { EngineKey, EnginePage } from './engine-page';

const miniBrowser = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
const keys: Readonly<Record<EngineKey, string>> = {
  ArrowDown: Key.ARROW_DOWN,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  a: 'a',
  k: 'k',
};

/** Opens WebKitGTK through its WebDriver, on a virtual screen. */
export async function openWebKit(driverPath: string): Promise<EnginePage> {
  const display = await startDisplay();
  const port = await getPort();
  const server = spawn(driverPath, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display.name },
  });
  const stop = async () => {
    await stopProcess(server);
    await stopProcess(display.process);
  };
  try {
    await waitForServer(port);
    const driver = await new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities(
        new Capabilities({
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
        }),
      )
      .build();
    await driver.manage().setTimeouts({ script: 10_000, pageLoad: 40_000 });
    await driver.manage().window().setRect({ width: 1280, height: 860 });
    return {
      goto: (url) => driver.get(url),
      back: () => driver.navigate().back(),
      forward: () => driver.navigate().forward(),
      click: (selector) => driver.findElement(By.css(selector)).click(),
      type: (text) => driver.actions().sendKeys(text).perform(),
      async press(key, modifier) {
        const actions = driver.actions();
        if (modifier) actions.keyDown(Key.CONTROL);
        actions.sendKeys(keys[key]);
        if (modifier) actions.keyUp(Key.CONTROL);
        await actions.perform();
      },
      evaluate: (run, argument) =>
        driver.executeScript(`return (${run.toString()})(arguments[0])`, argument),
      async readFrame(selector) {
        await driver.switchTo().frame(await driver.findElement(By.css(selector)));
        try {
          return await driver.executeScript<string>('return document.body.innerText');
        } finally {
          await driver.switchTo().defaultContent();
          // Keys go to the frame that ran a script last.
          await driver.executeScript('window.focus()');
        }
      },
      async close() {
        await driver.quit();
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Starts a virtual screen on a free display, which the program chooses and writes to a pipe. */
async function startDisplay(): Promise<{ name: string; process: ChildProcess }> {
  const child = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x1000x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const pipe = child.stdio[3];
  if (!pipe) throw new Error('Xvfb has no pipe for its display.');
  const number = await Promise.race([
    once(pipe, 'data').then(([data]: unknown[]) => String(data)),
    once(child, 'exit').then(() => {
      throw new Error('Xvfb stopped before it had a display.');
    }),
  ]);
  return { name: `:${number.trim()}`, process: child };
}

async function waitForServer(port: number): Promise<void> {
  for (let attempt = 1; attempt <= 100; attempt += 1) {
    const isThere = await fetch(`http://127.0.0.1:${port}/status`).then(
      () => true,
      () => false,
    );
    if (isThere) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`WebKitWebDriver does not respond on port ${port}.`);
}

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}
