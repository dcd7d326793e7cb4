import { useState } from 'react';
import Star from '@mui/icons-material/Star';
import StarBorder from '@mui/icons-material/StarBorder';
import IconButton from '@mui/material/IconButton';
import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import ImageListItemBar from '@mui/material/ImageListItemBar';
import { pictures } from './pictures';

export default function ImageListWithBars() {
  const [starred, setStarred] = useState(['Pine valley']);

  const toggle = (title: string) => {
    setStarred(
      starred.includes(title) ? starred.filter((other) => other !== title) : [...starred, title],
    );
  };

  return (
    <ImageList rowHeight={150} gap={8} sx={{ width: '100%', maxWidth: 480, m: 0 }}>
      {pictures.slice(0, 4).map(({ title, author, src }) => (
        <ImageListItem key={title}>
          <img src={src} alt="" width={240} height={180} loading="lazy" />
          <ImageListItemBar
            title={title}
            subtitle={author}
            actionIcon={
              <IconButton
                aria-label={`Star ${title}`}
                aria-pressed={starred.includes(title)}
                onClick={() => toggle(title)}
                sx={{ color: 'common.white' }}
              >
                {starred.includes(title) ? <Star /> : <StarBorder />}
              </IconButton>
            }
          />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
