import path from 'node:path';
import { parseArgs } from 'node:util';
import { loadConfig } from 'docs-shell/config/load';
import { createService } from './http/create-service';
import { locateDatabase } from './locate-database';

const repoRoot = path.resolve(import.meta.dirname, '../../..');
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '3100' },
    host: { type: 'string', default: '127.0.0.1' },
  },
});

const config = loadConfig(process.env);
const service = await createService({
  database: locateDatabase(config, repoRoot),
  origins: config.canonicalOrigin === undefined ? [] : [config.canonicalOrigin],
  ...(config.trustedProxies !== undefined && { trustedProxies: config.trustedProxies }),
  ...(config.feedbackRetentionDays !== undefined && {
    retentionDays: config.feedbackRetentionDays,
  }),
  ...(config.feedbackReaderToken !== undefined && { readerToken: config.feedbackReaderToken }),
});

let stopping: Promise<void> | undefined;
const stop = () => {
  stopping ??= service.close().then(() => {
    process.exitCode = 0;
    if (process.connected) process.disconnect();
  });
};
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
// A service that another process started ends with that process.
process.once('disconnect', stop);

const url = await service.listen({ port: Number(values.port), host: values.host });
console.log(`The feedback service is at ${url}`);
process.send?.({ url });
