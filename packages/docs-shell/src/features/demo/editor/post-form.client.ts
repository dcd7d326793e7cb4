import type { ProjectForm } from '../sandbox/project-form';

/** Posts a form to a new tab, which learns nothing of this one. */
export function postForm({ action, fields }: ProjectForm): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = action;
  form.target = '_blank';
  form.rel = 'noopener';
  form.hidden = true;
  for (const [name, value] of Object.entries(fields)) {
    // A text field would take the line breaks out.
    const field = document.createElement('textarea');
    field.name = name;
    field.value = value;
    form.append(field);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}
