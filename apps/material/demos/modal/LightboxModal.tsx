import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Fade from '@mui/material/Fade';
import Modal from '@mui/material/Modal';

const photos = [
  { name: 'Harbor at noon', background: 'linear-gradient(#8fb7cc 60%, #2f5868 60%)' },
  { name: 'Island at dusk', background: 'linear-gradient(#e7a977 55%, #3b3450 55%)' },
  { name: 'Snow on the pier', background: 'linear-gradient(#c9d4dc 50%, #f4f7f9 50%)' },
];

export default function LightboxModal() {
  const [open, setOpen] = useState(false);
  const [photo, setPhoto] = useState(photos[0]);
  const close = () => setOpen(false);

  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {photos.map((item) => (
          <ButtonBase
            key={item.name}
            focusRipple
            aria-label={`Enlarge ${item.name}`}
            onClick={() => {
              setPhoto(item);
              setOpen(true);
            }}
            sx={{ width: 96, height: 72, borderRadius: 1, background: item.background }}
          />
        ))}
      </Box>
      <Modal open={open} onClose={close} closeAfterTransition>
        <Fade in={open}>
          <Box
            role="dialog"
            aria-modal="true"
            aria-label={photo?.name}
            sx={{
              position: 'absolute',
              inset: 0,
              display: 'grid',
              placeContent: 'center',
              gap: 2,
              pointerEvents: 'none',
            }}
          >
            <Box
              role="img"
              aria-label={photo?.name}
              sx={{
                width: 'min(560px, 100vw - 32px)',
                aspectRatio: '4 / 3',
                borderRadius: 1,
                background: photo?.background,
                pointerEvents: 'auto',
              }}
            />
            <Button
              variant="contained"
              onClick={close}
              sx={{ justifySelf: 'center', pointerEvents: 'auto' }}
            >
              Close
            </Button>
          </Box>
        </Fade>
      </Modal>
    </>
  );
}
