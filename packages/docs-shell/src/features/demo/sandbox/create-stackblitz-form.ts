import type { OpenedProject, ProjectForm } from './project-form';

/** The form that StackBlitz takes. Its `node` template runs the project’s own scripts. */
export function createStackBlitzForm({ title, files, entry }: OpenedProject): ProjectForm {
  return {
    action: `https://stackblitz.com/run?file=${encodeURIComponent(entry)}`,
    fields: {
      'project[title]': title,
      'project[description]': title,
      'project[template]': 'node',
      ...Object.fromEntries(
        Object.entries(files).map(([path, text]) => [`project[files][${path}]`, text]),
      ),
    },
  };
}
