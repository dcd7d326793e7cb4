import pc from 'picocolors';

/** The phases of `docs build`, in order. `docs/architecture.md` and the progress output use the same names. */
const buildPhases = ['load', 'compile', 'bundle', 'render', 'emit'] as const;

type BuildPhase = (typeof buildPhases)[number];

const nameWidth = Math.max(...buildPhases.map((phase) => phase.length));

/** Runs a step of a phase, and prints the phase, what the step works on and how long it took. */
export async function logPhase<T>(
  phase: BuildPhase,
  subject: string,
  step: () => Promise<T>,
): Promise<T> {
  const start = performance.now();
  const result = await step();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  process.stdout.write(
    `${pc.green('✓')} ${phase.padEnd(nameWidth)}  ${subject} ${pc.dim(`${seconds} s`)}\n`,
  );
  return result;
}
