import type { PropControl } from 'docs-shell/sandbox';

/**
 * Returns values that a control writes, as code: all values of a choice, samples of others. The default is not written.
 */
export function listControlValues(control: PropControl): readonly string[] {
  switch (control.kind) {
    case 'boolean':
      return [control.default === 'true' ? 'false' : 'true'];
    case 'choice':
      return control.values.filter((value) => value !== control.default);
    case 'number':
      // Below the value of `max`.
      return [control.name.startsWith('min') ? '1' : '2'];
    case 'text':
      return ["'Text'"];
  }
}
