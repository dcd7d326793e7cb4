import { useRef, useState, type KeyboardEvent } from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function TagEditor() {
  const [tags, setTags] = useState(['harbor', 'sunrise']);
  const [text, setText] = useState('');
  const inputRef = useRef<HTMLInputElement>(null);

  const tag = text.trim().toLowerCase();
  const exists = tags.includes(tag);

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') {
      return;
    }
    event.preventDefault();
    if (tag && !exists) {
      setTags([...tags, tag]);
      setText('');
    }
  };

  const remove = (removed: string) => {
    setTags(tags.filter((other) => other !== removed));
    inputRef.current?.focus();
  };

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      <TextField
        label="Add a tag"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={handleKeyDown}
        inputRef={inputRef}
        error={exists}
        helperText={exists ? 'This photo already has the tag.' : 'Press Enter to add the tag.'}
      />
      <Stack
        role="group"
        aria-label="Tags of the photo"
        direction="row"
        spacing={1}
        useFlexGap
        sx={{ flexWrap: 'wrap', minHeight: 32 }}
      >
        {tags.map((name) => (
          <Chip
            key={name}
            label={name}
            aria-description="Press Delete to remove"
            onDelete={() => remove(name)}
          />
        ))}
      </Stack>
    </Stack>
  );
}
