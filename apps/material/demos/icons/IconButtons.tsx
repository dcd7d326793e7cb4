import { useState } from 'react';
import Bookmark from '@mui/icons-material/Bookmark';
import BookmarkBorder from '@mui/icons-material/BookmarkBorder';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import IosShare from '@mui/icons-material/IosShare';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

export default function IconButtons() {
  const [isSaved, setSaved] = useState(false);

  return (
    <Stack direction="row" spacing={1}>
      <Tooltip title="Save">
        <IconButton aria-pressed={isSaved} color="primary" onClick={() => setSaved(!isSaved)}>
          {isSaved ? <Bookmark /> : <BookmarkBorder />}
        </IconButton>
      </Tooltip>
      <Tooltip title="Share">
        <IconButton>
          <IosShare />
        </IconButton>
      </Tooltip>
      <Tooltip title="Delete">
        <IconButton color="error">
          <DeleteOutlined />
        </IconButton>
      </Tooltip>
    </Stack>
  );
}
