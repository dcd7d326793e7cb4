import pc from 'picocolors';

/** Runs a step and prints its name and duration. */
export async function logStep<T>(title: string, step: () => Promise<T>): Promise<T> {
  const start = performance.now();
  const result = await step();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  process.stdout.write(`${pc.green('✓')} ${title} ${pc.dim(`${seconds} s`)}\n`);
  return result;
}
