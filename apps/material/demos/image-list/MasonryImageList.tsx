import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import ImageListItemBar from '@mui/material/ImageListItemBar';
import { pictures } from './pictures';

const heights = [180, 110, 140, 120, 190, 130];

export default function MasonryImageList() {
  return (
    <ImageList variant="masonry" cols={3} gap={8} sx={{ width: '100%', maxWidth: 520, m: 0 }}>
      {pictures.map(({ title, author, src }, index) => (
        <ImageListItem key={title}>
          <img
            src={src}
            alt=""
            width={240}
            height={180}
            loading="lazy"
            style={{ height: heights[index] }}
          />
          <ImageListItemBar position="below" title={title} subtitle={author} />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
