import type { Connect, DevEnvironment } from 'vite';
import { withoutDevBase } from './dev-base';

/** URLs of components, which hot updates replace, with or without the time of an update. */
const componentUrl = /^([^?]+\.[jt]sx)(?:\?t=\d+)?$/;

/**
 * Creates a middleware that transforms a component again if its file changes meanwhile, before Vite responds.
 *
 * Vite would respond with code from before the change that imports its own module with the time of the change. A
 * browser runs this import first, so the previous code runs last and replaces the current code until the next edit.
 */
export function serveCurrentCode(
  environment: Pick<DevEnvironment, 'moduleGraph' | 'transformRequest'>,
): Connect.NextHandleFunction {
  return (request, _response, next) => {
    const url = componentUrl.exec(withoutDevBase(request.url ?? ''))?.[1];
    if (url === undefined) {
      next();
      return;
    }
    // Vite repeats what fails here, and reports it.
    transformUntilCurrent(environment, url).then(
      () => next(),
      () => next(),
    );
  };
}

async function transformUntilCurrent(
  environment: Pick<DevEnvironment, 'moduleGraph' | 'transformRequest'>,
  encodedUrl: string,
): Promise<void> {
  const url = decodeURI(encodedUrl);
  const findLastChange = async () => {
    const module = await environment.moduleGraph.getModuleByUrl(url);
    return module?.lastInvalidationTimestamp ?? 0;
  };
  let before: number;
  do {
    before = await findLastChange();
    await environment.transformRequest(url);
  } while ((await findLastChange()) !== before);
}
