import { eventAttributes } from '../analytics';
import type { Messages } from '../../i18n';
import { Icon } from '../icons/Icon';

interface EditLinkProps {
  readonly href: string;
  readonly t: Messages;
}

/** A link to the source of the page. */
export function EditLink({ href, t }: EditLinkProps) {
  return (
    <a
      className="d-edit-link"
      href={href}
      {...eventAttributes('ComponentLinkHeader', { label: 'Edit' }, 0.1)}
    >
      <Icon name="edit" />
      {t.editPage}
    </a>
  );
}
