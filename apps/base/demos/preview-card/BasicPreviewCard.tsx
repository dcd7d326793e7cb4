import { PreviewCard } from '@base-ui/react/preview-card';
import '../theme.css';
import './preview-card.css';

export default function BasicPreviewCard() {
  return (
    <p className="preview-text">
      The ferry stops at{' '}
      <PreviewCard.Root>
        <PreviewCard.Trigger className="preview-link" href="#anatomy">
          Fedje
        </PreviewCard.Trigger>
        <PreviewCard.Portal>
          <PreviewCard.Positioner className="preview-positioner" sideOffset={8}>
            <PreviewCard.Popup className="preview-popup">
              <div className="preview-picture" />
              <p className="preview-title">Fedje</p>
              <p className="preview-note">An island with 500 people and one lighthouse.</p>
            </PreviewCard.Popup>
          </PreviewCard.Positioner>
        </PreviewCard.Portal>
      </PreviewCard.Root>{' '}
      twice a day, except in winter.
    </p>
  );
}
