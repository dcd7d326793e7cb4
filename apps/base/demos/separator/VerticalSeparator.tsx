import { Separator } from '@base-ui/react/separator';
import '../theme.css';
import './separator.css';

export default function VerticalSeparator() {
  return (
    <nav className="separator-row" aria-label="Museum">
      <a href="#vertical-separator">Collection</a>
      <a href="#vertical-separator">Tickets</a>
      <a href="#vertical-separator">Visit</a>
      <Separator className="separator" orientation="vertical" />
      <a href="#vertical-separator">Log in</a>
      <a href="#vertical-separator">Sign up</a>
    </nav>
  );
}
