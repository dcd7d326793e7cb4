import { PreviewCard } from '@base-ui/react/preview-card';
import '../theme.css';
import './preview-card.css';

export default function PlacedPreviewCard() {
  return (
    <p className="preview-text">
      See{' '}
      <PreviewCard.Root>
        <PreviewCard.Trigger
          className="preview-link"
          href="#placement-and-delay"
          delay={200}
          closeDelay={100}
        >
          issue 4812
        </PreviewCard.Trigger>
        <PreviewCard.Portal>
          <PreviewCard.Positioner
            className="preview-positioner"
            side="top"
            sideOffset={10}
            collisionPadding={16}
          >
            <PreviewCard.Popup className="preview-popup">
              <PreviewCard.Arrow className="preview-arrow" />
              <p className="preview-title">Timetable shows winter times in May</p>
              <p className="preview-note">Open since April 28, assigned to Siri Moen</p>
            </PreviewCard.Popup>
          </PreviewCard.Positioner>
        </PreviewCard.Portal>
      </PreviewCard.Root>{' '}
      for the details.
    </p>
  );
}
