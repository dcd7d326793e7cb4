import { type ChangeEvent, useState } from 'react';
import AddPhotoAlternate from '@mui/icons-material/AddPhotoAlternate';
import Delete from '@mui/icons-material/Delete';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import ImageListItemBar from '@mui/material/ImageListItemBar';
import Stack from '@mui/material/Stack';
import { pictures } from './pictures';

interface Upload {
  name: string;
  src: string;
}

function readPicture(file: File): Promise<Upload> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve({ name: file.name, src: String(reader.result) });
    reader.onerror = () => reject(new Error(`${file.name} can’t be read.`));
    reader.readAsDataURL(file);
  });
}

export default function PictureUpload() {
  const [uploads, setUploads] = useState<Upload[]>(() =>
    pictures.slice(0, 1).map(({ title, src }) => ({ name: `${title}.svg`, src })),
  );
  const [error, setError] = useState('');

  const add = async (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.target;
    try {
      const added = await Promise.all(Array.from(input.files ?? []).map(readPicture));
      setUploads((current) => [...current, ...added]);
      setError('');
    } catch {
      setError('A file couldn’t be read. Try again.');
    }
    // Without this, choosing the same file again doesn't fire the event.
    input.value = '';
  };

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 480 }}>
      <Button
        component="label"
        role={undefined}
        tabIndex={-1}
        variant="outlined"
        startIcon={<AddPhotoAlternate />}
        sx={{ alignSelf: 'flex-start' }}
      >
        Add pictures
        <input
          type="file"
          accept="image/*"
          multiple
          onChange={add}
          style={{ position: 'absolute', width: 1, height: 1, opacity: 0 }}
        />
      </Button>
      {error && <Alert severity="error">{error}</Alert>}
      <ImageList cols={3} rowHeight={120} sx={{ m: 0, minHeight: 124 }}>
        {uploads.map(({ name, src }) => (
          <ImageListItem key={src}>
            <img src={src} alt="" width={240} height={180} />
            <ImageListItemBar
              position="top"
              title={name}
              actionIcon={
                <IconButton
                  aria-label={`Remove ${name}`}
                  onClick={() => setUploads(uploads.filter((other) => other.src !== src))}
                  sx={{ color: 'common.white' }}
                >
                  <Delete />
                </IconButton>
              }
            />
          </ImageListItem>
        ))}
      </ImageList>
    </Stack>
  );
}
